import { type Corpus, lines } from './Corpus';

export const es: Corpus = {
	slots: {
		place: ['en la plaza', 'en el muelle', 'en el mercado', 'en la azotea', 'junto al faro', 'en la estación'],
		weather: ['levante', 'niebla', 'un sol de justicia', 'cuatro gotas', 'viento del norte'],
		day: ['el lunes', 'el martes', 'el miércoles', 'el jueves', 'el viernes', 'el sábado', 'el domingo'],
		food: ['tortillitas de camarones', 'un guiso de garbanzos', 'pan con tomate', 'croquetas', 'arroz con leche'],
	},
	topics: {
		food: lines(`Hoy {food}. No quedan fotos, quedan testigos.
			Mi abuela mide el aceite «hasta que diga basta». El aceite nunca dice basta.
			He llegado tarde, pero con {food}. Perdonada.
			Se me ha ido la mano con el ajo. Como siempre, a mejor.
			Receta de la semana: {food}. Paciencia: la vuestra.
			El secreto es el sofrito. El otro secreto es no contarlo.
			Cocinar cantando hace que todo pegue menos al fondo. Ciencia.
			Vecina nueva. Ha traído {food}. La queremos.`),
		sky: lines(`Cielo despejado y luna nueva: no me esperéis {day}.
			Saturno estaba ahí, con sus anillos, como si nada.
			Las nubes y yo seguimos sin hablarnos.
			Anoche {20-60} meteoros y un erizo. El erizo fue lo mejor.
			{weather} toda la semana. El telescopio hace de perchero.
			Enseñé la Luna a una niña {place}. Dijo: «está rota por un lado». Correcto.
			Galaxia a {2-9} millones de años luz, mosquito a dos centímetros.
			Apagad una farola, encended la Vía Láctea.`),
		music: lines(`Ensayo {place} hasta que nos echaron con cariño.
			Una guitarra, dos palmas, {weather}. Suficiente.
			Se me ha pegado una copla a las {2-5} de la mañana.
			Hoy he afinado a la primera. Pedid un deseo.`),
		daily: lines(`Llegué tarde a la reunión sobre puntualidad.
			{weather}. La ropa tendida ha emigrado.
			Lunes con alma de jueves.
			He perdido las llaves, las gafas y la discusión.
			Siesta de veinte minutos. Han pasado dos horas. Era necesario.
			Quedamos {day} {place}, a la hora de siempre, o sea, después.
			El ascensor huele a bizcocho. Investigo.`),
		books: lines(`Leí tres páginas y ya no quiero saber cómo acaba nadie.
			Un libro de astronomía de 1910: todo mal, todo precioso.
			Subrayado ajeno en un libro prestado: «aquí lloré». Yo también.
			Biblioteca {place}, mesa del fondo, no me busquéis.`),
		code: lines(`El error era un espacio. Un espacio. Como astrónomo debería haberlo sospechado.
			Mi script de alineación funciona si no lo miro.`),
		sea: lines(`Marea baja, cangrejos altos de moral.
			El mar hoy suena a sartén.
			{weather} y el barco que no sale. Café, entonces.`),
		animals: lines(`El gato que vive {place} ha firmado un contrato conmigo: yo pongo todo.
			Una gaviota me ha robado {food}. Con estilo, hay que decirlo.`),
	},
	captions: {
		food: lines('Recién hecho.\nPara quien preguntaba.\nDuró tres minutos.'),
		town: lines('Mi calle, a la hora buena.\n{place}, ahora mismo.'),
		art: lines('Anoche, con paciencia.\nEsto lo vi yo, más o menos.'),
		land: lines('Cielo oscuro, por fin.\nAquí se oye pensar.'),
	},
	replies: lines(`¡Qué maravilla!
		Me apunto {day}.
		Jajaja, igual que en mi casa.
		La receta, por favor.
		Envidia sana.
		¿Y el erizo?
		Totalmente.
		Guárdame un plato.
		¡Ánimo!
		Esto me ha alegrado la tarde.
		Con más ajo.
		Qué bonito dicho.`),
	quotes: lines('Léanlo entero.\nSin comentarios. Bueno, uno: olé.\nPara los de la mesa del fondo.'),
};
