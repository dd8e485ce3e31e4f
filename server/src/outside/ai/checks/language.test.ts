import { describe, expect, it } from 'vitest'
import { problemWith } from '../../../testing/answers/problem-with.ts'

describe('the language', () => {
  it.each([
    ['Explain osmosis', 'Explica la ósmosis a mis alumnos en cinco frases.'],
    ['Fix it', 'Corrígelo y explica los cambios que has hecho.'],
    [
      'Explain the importance of communication in organizations',
      'Expliquez l’importance de la communication dans les organisations, avec des exemples.',
    ],
    [
      'Write a Python function that parses JSON from a REST API',
      'Escribe una función en Python que analice JSON de una API REST. Añade comentarios y un ejemplo.',
    ],
    [
      'Write a blog post in Spanish about tapas',
      'Escribe una entrada de blog en español sobre las tapas, para estudiantes de intercambio.',
    ],
    ['Explain {{topic}} to {{audience}}', 'Erkläre {{audience}} das Thema {{topic}} mit einem Beispiel.'],
    ['Erkläre Studierenden, wie Osmose wirkt', 'You are a teacher. Explain to students how osmosis works.'],
    ['Résume ce chapitre sur la photosynthèse', 'Summarize this chapter on photosynthesis for my students.'],
    ['Traduza este texto para inglês', 'Translate this text into English and keep its tone.'],
    ['Напиши письмо студентам', 'Write a letter to the students about the exam.'],
    ['请总结这篇文章的要点', 'Summarize the main points of this article in five bullets.'],
    [
      'Explain how photosynthesis works and why it matters for life on this planet, with pictures',
      'Explica a mis alumnos cómo funciona la fotosíntesis y por qué es tan importante para la vida.',
    ],
  ])('must stay the same: %s', (original, rewritten) => {
    expect(problemWith(original, rewritten)).toContain('another language')
  })

  it.each([
    ['a short prompt in another language', 'Plan de cours', 'Prépare un plan de cours pour des étudiants.'],
    [
      'words that English has too',
      'Email text schreiben',
      'Schreibe einen Text für eine Email an die Gruppe.',
    ],
    ['names only', 'Ciclo Krebs', 'Explica el ciclo de Krebs a estudiantes de primer año.'],
    [
      'terms only',
      'Kubernetes ingress controller pitfalls',
      'Explain Kubernetes ingress controller pitfalls.',
    ],
    [
      'a text to translate',
      'Translate to English: Der Hund ist nicht mit der Katze in dem Haus',
      'You are a translator. Translate the German sentence to English, and keep its tone.\n\nDer Hund ist nicht mit der Katze in dem Haus',
    ],
    [
      'a translation into another language',
      'Translate into Spanish: Good morning',
      'Translate “Good morning” into Spanish (“Buenos días” or “Buen día”), and say when to use which.',
    ],
    [
      'code in another language',
      'Fix this:\n```\nla le les des est\n```',
      'Fix this code:\n```\nla le les des est\n```',
    ],
    ['only fields', '{{task}} {{text}}', 'Escribe {{task}} sobre {{text}} para mis estudiantes.'],
  ])('can be unclear: %s', (_what, original, rewritten) => {
    expect(problemWith(original, rewritten)).toBeUndefined()
  })
})

const LONG =
  'Necesito que me ayudes a preparar una presentación de quince minutos para mi seminario de historia. El tema es la Revolución francesa y sus causas económicas. Mis compañeros ya conocen las fechas principales, pero no entienden por qué subieron los precios del pan.'

it.each([
  [
    LONG,
    'Eres profesor de historia. Ayúdame a preparar una presentación de quince minutos para mi seminario sobre las causas económicas de la Revolución francesa. Mis compañeros conocen las fechas principales, pero no por qué subieron los precios del pan. Propón un guion con tres partes y un ejemplo.',
  ],
  ['Haz un resumen del texto', 'Eres editor. Resume el siguiente texto en cinco viñetas para estudiantes.'],
  [
    'Ayúdame con mi ensayo',
    'Actúa como tutor de escritura. Revisa mi ensayo y señala tres mejoras concretas.',
  ],
  [
    'Escribe un correo a mi profesor para pedir más tiempo',
    'Redacta un correo breve y cortés a mi profesor para solicitarle una prórroga. Explica el motivo y propone una nueva fecha.',
  ],
  [
    'explícame la fotosíntesis',
    'Explica la fotosíntesis a estudiantes de primer año, con un ejemplo cotidiano.',
  ],
  [
    'Necesito ideas para una presentación sobre el clima',
    'Propón diez ideas para una presentación de quince minutos sobre el cambio climático dirigida a estudiantes universitarios.',
  ],
  [
    'Corrige mi texto',
    'Corrige la gramática y la ortografía del texto que sigue. Conserva mi estilo y explica cada cambio.',
  ],
  [
    '¿Cómo funciona la bolsa?',
    'Explica cómo funciona la bolsa a una persona sin conocimientos de economía, con ejemplos sencillos.',
  ],
  [
    'Résume ce chapitre',
    'Tu es un enseignant. Résume ce chapitre en cinq points pour des étudiants de première année.',
  ],
  [
    'Aide-moi à préparer mon oral',
    'Tu es coach. Prépare avec moi mon oral : pose-moi dix questions et commente mes réponses.',
  ],
  [
    'Écris un mail à mon prof pour dire que je suis malade',
    'Rédige un courriel poli à mon professeur. Explique que je suis malade et que je serai absent.',
  ],
  [
    'Erstelle einen Lernplan für Statistik',
    'Du bist Lerncoach. Erstelle einen Lernplan für Statistik über vier Wochen, mit Übungen für jeden Tag.',
  ],
  [
    'Schreib mir eine Zusammenfassung',
    'Fasse den folgenden Text in fünf Sätzen zusammen. Schreibe für Studierende ohne Vorkenntnisse.',
  ],
  [
    'Hilf mir bei meiner Hausarbeit',
    'Du bist Schreibberater. Gib mir Rückmeldung zu meiner Hausarbeit: Aufbau, Argumente und Sprache.',
  ],
  [
    'Fammi un riassunto del capitolo',
    'Sei un insegnante. Riassumi il capitolo in cinque punti per studenti del primo anno.',
  ],
  [
    'Escreva um resumo do artigo',
    'Resuma o artigo em cinco tópicos para estudantes de graduação. Use linguagem simples.',
  ],
  [
    'Schrijf een samenvatting van dit hoofdstuk',
    'Vat dit hoofdstuk samen in vijf punten voor eerstejaars studenten. Schrijf in eenvoudige taal.',
  ],
  [
    'Напиши письмо студентам',
    'Напишите короткое письмо студентам о переносе экзамена. Сохраняйте дружелюбный тон.',
  ],
  [
    'Объясни фотосинтез',
    'Вы преподаватель. Объясните процесс фотосинтеза первокурсникам на простом примере.',
  ],
  ['请总结这篇文章', '你是一位编辑。请用五个要点概括这篇文章的主要内容，面向大学生读者。'],
  [
    '帮我写一封邮件给教授',
    '请以礼貌的语气为我撰写一封写给教授的邮件，说明我因病缺课，并询问补交作业的方式。',
  ],
  [
    'この文章を要約してください',
    'あなたは編集者です。次の文章を五つの要点にまとめてください。読者は大学生です。',
  ],
  [
    '教授にメールを書いて',
    '教授宛ての丁寧なメールを作成してください。欠席の理由と課題の提出について述べてください。',
  ],
  [
    '이 글을 요약해 줘',
    '당신은 편집자입니다. 다음 글을 다섯 가지 요점으로 요약해 주세요. 독자는 대학생입니다.',
  ],
  ['اكتب رسالة إلى أستاذي', 'اكتب رسالة قصيرة ومهذبة إلى أستاذي تشرح فيها سبب غيابي.'],
  ['Napisz streszczenie artykułu', 'Streść artykuł w pięciu punktach dla studentów pierwszego roku.'],
  [
    'Skriv en sammanfattning av texten',
    'Sammanfatta texten i fem punkter för studenter. Använd ett enkelt språk.',
  ],
  ['Tóm tắt bài viết này', 'Bạn là biên tập viên. Hãy tóm tắt bài viết này thành năm ý chính cho sinh viên.'],
  ['Bu makaleyi özetle', 'Bu makaleyi üniversite öğrencileri için beş maddede özetleyin.'],
])('a rewrite in the same language passes: %s', (original, rewritten) => {
  expect(problemWith(original, rewritten)).toBeUndefined()
})

it.each([
  [
    LONG,
    'Tu es professeur d’histoire. Aide-moi à préparer une présentation de quinze minutes pour mon séminaire sur les causes économiques de la Révolution française. Mes camarades connaissent les dates principales, mais pas pourquoi le prix du pain a augmenté.',
  ],
  ['Haz un resumen del texto', 'Résumez le texte suivant en cinq points pour des étudiants.'],
  ['Haz un resumen del texto', 'Fasse den folgenden Text in fünf Punkten für Studierende zusammen.'],
  [
    'Escribe un correo a mi profesor para pedir más tiempo',
    'Rédige un courriel poli à mon professeur pour demander plus de temps.',
  ],
  [
    'Escribe un correo a mi profesor para pedir más tiempo',
    'Schreibe eine höfliche Mail an meinen Professor und bitte um mehr Zeit.',
  ],
  [
    'explícame la fotosíntesis y la respiración celular',
    'Explique la photosynthèse et la respiration cellulaire à des étudiants.',
  ],
  [
    'Necesito ideas para una presentación sobre el clima',
    'Propose dix idées pour une présentation sur le climat, destinée à des étudiants.',
  ],
  [
    'Résume ce chapitre sur la Révolution française pour ma classe',
    'Resume este capítulo sobre la Revolución francesa para mi clase.',
  ],
  [
    'Erstelle einen Lernplan für Statistik',
    'Crea un plan de estudio de estadística para cuatro semanas, con ejercicios diarios.',
  ],
  [
    'Erkläre Studierenden, wie Osmose wirkt',
    'Explique aux étudiants comment fonctionne l’osmose, étape par étape.',
  ],
  ['Напиши письмо студентам', 'Escribe una carta breve a los estudiantes sobre el examen.'],
  ['请总结这篇文章', 'この記事を五つの要点に要約してください。'],
  ['请总结这篇文章', 'Résume cet article en cinq points.'],
  ['この文章を要約してください', '请用五个要点总结这篇文章。'],
  ['이 글을 요약해 줘', 'この文章を要約してください。'],
  ['Fammi un riassunto del capitolo', 'Haz un resumen del capítulo en cinco puntos para estudiantes.'],
  [
    'Schrijf een samenvatting van dit hoofdstuk',
    'Schreibe eine Zusammenfassung dieses Kapitels in fünf Punkten.',
  ],
  [
    'Plan d’étude pour la statistique avec des exercices',
    'Lernplan für Statistik über vier Wochen mit Übungen für jeden Tag.',
  ],
  [
    'Escribe cinco preguntas de examen sobre la Revolución francesa',
    'Écris cinq questions d’examen sur la Révolution française.',
  ],
])('a translation between other languages doesn’t: %s', (original, rewritten) => {
  expect(problemWith(original, rewritten)).toContain('another language')
})
