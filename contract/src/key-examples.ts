interface KeyExample {
  language: 'curl' | 'Python' | 'TypeScript'
  code: string
}

/**
 * Programs that find a prompt and save a private one, with the key in an environment variable. A test runs each of them as it's
 * shown.
 *
 * @param origin The address of the library, without a slash at its end.
 */
export function keyExamples(origin: string): KeyExample[] {
  return [
    {
      language: 'curl',
      code: `curl --fail-with-body -H "Authorization: Bearer $PROMPT_LIBRARY_KEY" \\
  "${origin}/api/prompts.php?q=study+plan&page=1"

curl --fail-with-body -H "Authorization: Bearer $PROMPT_LIBRARY_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"title": "Weekly plan", "category": "Study", "visibility": "private",
       "markdown": "<p>Plan my week around {{courses}}.</p>"}' \\
  "${origin}/api/submit.php"
`,
    },
    {
      language: 'Python',
      code: `import json
import os
from urllib.parse import urlencode
from urllib.request import Request, urlopen

LIBRARY = "${origin}"
KEY = os.environ["PROMPT_LIBRARY_KEY"]


def call(path, body=None):
    request = Request(LIBRARY + path, headers={"Authorization": f"Bearer {KEY}"})
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")
    with urlopen(request) as response:
        return json.load(response)


for prompt in call("/api/prompts.php?" + urlencode({"q": "study plan", "page": 1})):
    print(prompt["id"], prompt["title"])

saved = call(
    "/api/submit.php",
    {
        "title": "Weekly plan",
        "category": "Study",
        "visibility": "private",
        "markdown": "<p>Plan my week around {{courses}}.</p>",
    },
)
print("Saved as", saved["prompt"]["id"])
`,
    },
    {
      language: 'TypeScript',
      code: `const LIBRARY = '${origin}'
const KEY = process.env['PROMPT_LIBRARY_KEY']

async function call<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(LIBRARY + path, {
    headers: { Authorization: \`Bearer \${KEY}\`, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error)
  return answer
}

interface Prompt {
  id: number
  title: string
}

const search = new URLSearchParams({ q: 'study plan', page: '1' })
for (const { id, title } of await call<Prompt[]>(\`/api/prompts.php?\${search}\`)) console.log(id, title)

const { prompt } = await call<{ prompt: Prompt }>('/api/submit.php', {
  title: 'Weekly plan',
  category: 'Study',
  visibility: 'private',
  markdown: '<p>Plan my week around {{courses}}.</p>',
})
console.log('Saved as', prompt.id)
`,
    },
  ]
}
