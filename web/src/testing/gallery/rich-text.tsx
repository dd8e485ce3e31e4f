// The rich-text editor in the gallery.
import { promptPlainText } from '@prompt-library/domain/rich-text/prompt-plain-text'
import { useState } from 'react'
import { LazyRichTextEditor } from '../../shared/editor/lazy-rich-text-editor.tsx'
import { richBlocks } from '../../shared/editor/rich-blocks.ts'
import { RichTextView } from '../../shared/editor/rich-text-view.tsx'
import { Button } from '../../shared/ui/button.tsx'

const SAMPLE = `<h1>Review of a paper</h1>
<p>You are a <strong>careful</strong> reviewer of <em>journal</em> articles. Read the <u>whole</u> text, not the <s>summary</s>, and cite by <code>{{section}}</code>. The rules are at <a href="https://example.edu/rules">example.edu/rules</a>.</p>
<h2>Focus on the following areas:</h2>
<ul><li><p><strong>Method:</strong> is it sound?</p><ul><li><p>Sample</p></li><li><p>Statistics</p></li></ul></li><li><p><strong>Language:</strong> is it clear?</p></li></ul>
<ol start="3"><li><p>Read it</p></li><li><p>Judge it</p></li></ol>
<blockquote><p>Be kind, be exact.</p></blockquote>
<pre><code>{
  "verdict": "accept", "reasons": ["a line that is much too long for the width it is given, and so it wraps"]
}</code></pre>
<p>هذا نص يُكتب من اليمين إلى اليسار.</p>`

// Each attack sets window.harmed if it runs.
const HOSTILE = `<p>Before</p><img src="x:" onerror="window.harmed = 1"><svg onload="window.harmed = 1"><script>window.harmed = 1</script></svg>
<script>window.harmed = 1</script><iframe srcdoc="<script>parent.harmed = 1</script>"></iframe><style>body { display: none }</style>
<p onclick="window.harmed = 1" style="position: fixed" id="root" class="hidden">Press me</p>
<p><a href="javascript:window.harmed=1">script</a> <a href="java&#10;script:window.harmed=1">split script</a> <a href="data:text/html,x">data</a> <a href="ftp://example.edu">ftp</a> <a href="mailto:a@example.edu" onmouseover="window.harmed = 1">mail</a></p>
<form action="https://example.com"><input name="password"><button>Send</button></form><math><mtext><table><mglyph><style><img src="x:" onerror="window.harmed = 1"></style></mglyph></table></mtext></math><p>After</p>`

declare global {
  interface Window {
    /** Set by a test to show instead of HOSTILE. */
    hostileTexts?: string[]
  }
}

export function RichTextDemo() {
  const [html, setHtml] = useState('')
  const [hostile, setHostile] = useState(false)
  const [disabled, setDisabled] = useState(false)
  return (
    <section>
      <h2 className="mb-4 text-xl font-semibold">Rich text</h2>
      <div className="mb-4 flex flex-wrap gap-4">
        <Button look="secondary" onClick={() => setHtml(SAMPLE)}>
          Load sample text
        </Button>
        <Button look="secondary" aria-pressed={disabled} onClick={() => setDisabled(!disabled)}>
          Disable editor
        </Button>
        <Button look="secondary" onClick={() => setHostile(true)}>
          Show hostile HTML
        </Button>
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <LazyRichTextEditor label="Prompt Content" value={html} onChange={setHtml} disabled={disabled} />
        <div data-testid="view" className="rounded-lg border border-line bg-surface p-4">
          <RichTextView html={html} level={3} />
        </div>
        <pre data-testid="html" className="text-sm whitespace-pre-wrap">
          {html}
        </pre>
        <pre data-testid="plain" className="text-sm whitespace-pre-wrap">
          {promptPlainText(richBlocks(html))}
        </pre>
        {hostile &&
          (window.hostileTexts ?? [HOSTILE]).map((text) => (
            <div
              key={text}
              data-testid="hostile"
              className="min-w-0 rounded-lg border border-line bg-surface p-4"
            >
              <RichTextView html={text} level={3} />
            </div>
          ))}
      </div>
    </section>
  )
}
