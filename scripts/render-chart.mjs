// Renders the part of Helm's templates that deploy/chart uses, for tests where there is no Helm. Everything else throws.
import { createHash } from 'node:crypto'

const FUNCTIONS = {
  quote: (value) => JSON.stringify(String(value)),
  toJson: (value) => JSON.stringify(value),
  sha256sum: (value) => createHash('sha256').update(value).digest('hex'),
}

export function renderTemplate(template, values) {
  // Texts and actions, in turn.
  const parts = template.replace(/\s*\{\{-/g, '{{').split(/\{\{ (.*?) \}\}/)
  let next = 0

  function renderUntilEnd(scope) {
    let output = ''
    for (;;) {
      output += parts[next++]
      if (next >= parts.length) return output
      const action = parts[next++]
      if (action === 'end') return output
      output += renderAction(action, scope)
    }
  }

  function renderAction(action, scope) {
    const range = /^range (\$\w+), (\$\w+) := (.*)$/.exec(action)
    const start = next
    if (range) {
      const [, key, value, list] = range
      const outputs = Object.entries(evaluate(list, scope)).map((entry) => {
        next = start
        return renderUntilEnd({ ...scope, [key]: entry[0], [value]: entry[1] })
      })
      return outputs.join('')
    }
    if (action.startsWith('if ')) {
      const output = renderUntilEnd(scope)
      return evaluate(action.slice(3), scope) ? output : ''
    }
    return evaluate(action, scope)
  }

  return renderUntilEnd(values)
}

function evaluate(expression, scope) {
  const [operand, ...names] = expression.split(' | ')
  let value = scope
  for (const name of operand.replace(/^\./, '').split('.')) {
    if (!(name in value)) throw new Error(`${operand} is unknown`)
    value = value[name]
  }
  for (const name of names) {
    if (!(name in FUNCTIONS)) throw new Error(`${name} is unknown`)
    value = FUNCTIONS[name](value)
  }
  return value
}
