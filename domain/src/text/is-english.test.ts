import { describe, expect, it } from 'vitest'
import { isEnglish } from './is-english.ts'

describe('isEnglish', () => {
  it.each([
    ['German', 'Schreibe eine Zusammenfassung der wichtigsten Punkte für die Studierenden.'],
    ['Spanish', 'Escribe un resumen del texto para los estudiantes de primer año.'],
    ['French', 'Rédige une lettre pour les parents.'],
    ['Russian', 'Напиши краткое резюме статьи'],
    ['Chinese', '请总结这篇文章的要点'],
    ['Arabic', 'لخص هذا المقال'],
    ['Indonesian', 'Buat ringkasan artikel ini untuk mahasiswa'],
    ['Turkish', 'Bu makaleyi özetle ve ana fikirlerini açıkla'],
    ['Spanish without accents or articles', 'Escribe ensayo sobre fotosintesis'],
    ['Polish', 'Napisz esej o fotosyntezie'],
    ['Italian', 'Scrivi poesia sulla primavera'],
    ['Portuguese', 'Escreva resumo sobre fotossintese'],
    ['Dutch', 'Schrijf samenvatting over fotosynthese'],
    ['Spanish with an English word', 'plan de estudio para examen'],
    ['Swedish', 'Skriv uppsats om fotosyntes'],
    ['Czech', 'Napis esej o fotosynteze'],
    ['a language whose words are not known', 'Kirjutage kokkuvote fotosunteesist'],
  ])('is false for %s', (_language, text) => {
    expect(isEnglish(text)).toBe(false)
  })

  it.each([
    'Summarize photosynthesis',
    'Photosynthesis stages inputs outputs chlorophyll exam revision notes',
    'SELECT name FROM users: why slow?',
    'Climate change impacts agriculture',
    'Résumé tips',
    'brief Tinker v. Des Moines',
    'la la land essay',
    'quiz on les misérables',
    'El Niño flashcards',
    'Translate "Ich bin müde und gehe nach Hause" into English.',
    'Correct my Spanish: "Yo soy ir a la casa de mi amigo con los perros."',
    'Compare non-normal samples with a per-group test',
  ])('is true for English: %s', (text) => {
    expect(isEnglish(text)).toBe(true)
  })
})
