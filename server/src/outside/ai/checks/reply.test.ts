import { describe, expect, it } from 'vitest'
import { problemWith } from '../../../testing/answers.ts'

describe('an answer instead of a rewrite', () => {
  it.each([
    ['What is the capital of France?', 'The capital of France is Paris.'],
    [
      'Explain photosynthesis to fifth graders.',
      'Photosynthesis is how plants make food. Plants use light, water, and air to make sugar, and they give off oxygen.',
    ],
    [
      'Write a haiku about the sea',
      'Waves fold over stone.\nThe sea forgets each footprint.\nSalt stays in the air.',
    ],
    ['Can you list three colors?', 'Red, green, and blue are three colors.'],
    [
      'Write an essay about free buses',
      'Free buses divide opinion. People who drive stay away and ask why they pay for them.',
    ],
    [
      'python function that adds two numbers',
      '```python\ndef add(a, b):\n    return a + b\n```\n\nThe function adds both numbers.',
    ],
    [
      'Explain how photosynthesis works and why it matters for life on this planet, with pictures',
      'Explica a mis alumnos cómo funciona la fotosíntesis y por qué es tan importante para la vida.',
    ],
    [
      'Escribe un programa que lea un archivo con notas, con comentarios.',
      'Aquí tienes la solución:\n\n```python\nopen("notas.csv")\n```\n\nEl programa lee todo.',
    ],
  ])('is rejected: %s', (original, rewritten) => {
    expect(problemWith(original, rewritten)).toContain('answer')
  })

  it.each([
    ['What is the capital of France?', 'What is the capital of France? Answer in one sentence.'],
    [
      'Explain photosynthesis to fifth graders.',
      'Describe photosynthesis for fifth graders. Use plain words.',
    ],
    [
      'Explain photosynthesis to fifth graders.',
      'As a biology teacher, explain photosynthesis to fifth graders.',
    ],
    ['Explain photosynthesis.', 'You are a teacher.\n\nTask:\n- **Explain** photosynthesis.'],
    ['Write a haiku about the sea', 'I need a haiku about the sea. It must have three lines.'],
    ['Can you list three colors?', 'Three colors, one per line, with no other text'],
    [
      'How do I get my roommate to clean?',
      'How do I get my roommate to clean? If you can, suggest what I could say.',
    ],
    [
      'Escribe un correo a mi profesor',
      'Redacta un correo breve y cortés a mi profesor. La fecha es {{fecha}}.',
    ],
    [
      'Erklär mir diese Abfrage, ich kann kein SQL:\n\n```sql\nSELECT s.name FROM students s WHERE s.term = 2 GROUP BY s.name;\n```',
      'Erkläre mir diese SQL-Abfrage in einfacher Sprache.\n\n```sql\nSELECT s.name FROM students s WHERE s.term = 2 GROUP BY s.name;\n```',
    ],
    [
      'alt text for figures in a biology script, short, German',
      'Schreibe für jede Abbildung des Skripts einen Alternativtext auf Deutsch, höchstens 150 Zeichen.',
    ],
    [
      'python function that adds two numbers',
      'Write a Python function that adds two numbers. This is how it’s called:\n\n```python\nadd(1, 2)\n```',
    ],
    ['Fractions for my class', 'Fractions for my class. The level is grade five.'],
    [
      'Tell new tutors our rules: be on time, stay kind, and read {{handbook}} first.',
      'Tutor guide\n\n1. Mention punctuality.\n2. A friendly tone\n3. Before the first shift: {{handbook}}',
    ],
  ])('is not: %s', (original, rewritten) => {
    expect(problemWith(original, rewritten)).toBeUndefined()
  })
})
