/** Names that programs find from the start; a test compares them with the interpreter’s. */
export const SCRIPT_NAMES: readonly string[] = `
		Arr:create Async:interval Async:timeout CUSTOM_EMOJIS Core:abort Core:add Core:ai Core:and Core:div Core:eq
		Core:gt Core:gteq Core:lt Core:lteq Core:mod Core:mul Core:neq Core:not Core:or Core:pow Core:range Core:sleep
		Core:sub Core:to_str Core:type Core:v Date:day Date:hour Date:millisecond Date:minute Date:month Date:now
		Date:parse Date:second Date:to_iso_str Date:year Error:create Json:parsable Json:parse Json:stringify LOCALE
		Math:E Math:Infinity Math:LN10 Math:LN2 Math:LOG10E Math:LOG2E Math:PI Math:SQRT1_2 Math:SQRT2 Math:abs
		Math:acos Math:acosh Math:asin Math:asinh Math:atan Math:atan2 Math:atanh Math:cbrt Math:ceil Math:clz32
		Math:cos Math:cosh Math:exp Math:expm1 Math:floor Math:fround Math:gen_rng Math:hypot Math:imul Math:log
		Math:log10 Math:log1p Math:log2 Math:max Math:min Math:pow Math:rnd Math:round Math:sign Math:sin Math:sinh
		Math:sqrt Math:tan Math:tanh Math:trunc Mk:api Mk:confirm Mk:dialog Mk:load Mk:nyaize Mk:remove Mk:save
		Mk:toast Mk:url Num:from_hex Num:to_hex Obj:copy Obj:get Obj:has Obj:keys Obj:kvs Obj:merge Obj:set Obj:vals
		SERVER_URL Str:from_codepoint Str:from_unicode_codepoints Str:from_utf8_bytes Str:gt Str:lf Str:lt USER_ID
		USER_NAME USER_USERNAME Ui:C:button Ui:C:buttons Ui:C:container Ui:C:folder Ui:C:mfm Ui:C:numberInput
		Ui:C:postForm Ui:C:postFormButton Ui:C:select Ui:C:switch Ui:C:text Ui:C:textInput Ui:C:textarea Ui:get
		Ui:render Ui:root Uri:decode_component Uri:decode_full Uri:encode_component Uri:encode_full Util:uuid print
		readline
	`
	.trim()
	.split(/\s+/);
