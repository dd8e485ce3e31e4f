/** Common words of other Latin-script languages that aren't English: function words and typical first words of prompts. */
export const NOT_ENGLISH_WORDS = [
  // German
  'der die das und nicht ist sind ein eine einen einem einer mit für auf von zu zum zur den dem wie ich sie wir',
  'über ueber aus bei nach schreibe schreib erkläre erklaere erstelle übersetze uebersetze fasse zusammenfassung',
  'beschreibe vergleiche nenne bitte gib mach mache aufsatz thema',
  // French
  'le la les des et est pour dans une du que qui sur avec vous je au aux cette rédige redige écris ecris écrire',
  'explique expliquez résume traduis traduire fais donne donnez décris crée rédigez lettre moi',
  // Spanish
  'el los las una por con del para como y en se su mi unos sobre entre escribe escriba escribir explica explique',
  'resumen resumir traduce traducir haz hazme crea compara ensayo carta tema',
  'redacta analiza elabora prepara estudio examen',
  // Italian
  'il che di gli della delle dei nel nella sono scrivi scrivere spiega spiegare riassumi riassunto traduci',
  'descrivi fammi dammi crea confronta saggio lettera sulla sul sulle',
  // Portuguese
  'os uma não nao com em ao dos das seu sua escreva escrever explica resuma resumo traduza faça faca descreva',
  'crie redação redacao ensaio sobre da na pela pelo',
  // Dutch
  'het een van voor niet zijn dat op met naar schrijf vertaal uit maak geef samen beschrijf vergelijk',
  // Scandinavian and Finnish
  'och att det som för inte på ikke av til af og skriv förklara forklar oversæt oversett översätt sammanfatta',
  'ett en et ja ei että kirjoita selitä käännä tiivistä',
  // Polish, Czech and neighbors
  'nie się jest że na ve napisz wyjaśnij wyjasnij przetłumacz przetlumacz opisz streść stresc podaj stwórz stworz',
  'przygotuj esej wypracowanie temat dla oraz napiš napis vysvětli vysvetli přelož preloz popiš popis přeložte',
  'írj írd magyarázd fordítsd scrie explică explica tradu despre eseu pentru și napiši objasni prevedi',
  // Turkish
  'bir için icin ile yaz açıkla acikla özetle ozetle çevir cevir hakkında hakkinda',
  // Indonesian, Malay, Filipino, Swahili, Vietnamese
  'yang dan untuk dengan ini dari adalah tidak buat buatkan tulis tuliskan jelaskan terjemahkan ringkas tentang',
  'ang ng mga sa isulat ipaliwanag kwa andika eleza tafsiri viết giải thích dịch hãy cho về',
].join(' ')
