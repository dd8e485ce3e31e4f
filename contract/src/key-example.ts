/**
 * Finds a prompt and saves a private one, with the key in an environment variable. A test runs it as it's shown.
 *
 * @param origin The address of the library, without a slash at its end.
 */
export function keyExample(origin: string): string {
  return `curl --fail-with-body -H "Authorization: Bearer $PROMPT_LIBRARY_KEY" \\
  "${origin}/api/prompts.php?q=study+plan&page=1"

curl --fail-with-body -H "Authorization: Bearer $PROMPT_LIBRARY_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"title": "Weekly plan", "category": "Study", "visibility": "private",
       "markdown": "<p>Plan my week around {{courses}}.</p>"}' \\
  "${origin}/api/submit.php"
`
}
