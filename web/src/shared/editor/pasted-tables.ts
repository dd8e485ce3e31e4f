const BLOCKS = 'p, div, ul, ol, pre, blockquote, h1, h2, h3, h4, h5, h6, table'

/**
 * Pasted tables: each row becomes a line with " | " between its cells. Cells with blocks, as in a page layout, are
 * unwrapped.
 */
export function convertTables(body: HTMLElement): void {
  // Innermost first, so that a nested table is already text when its row is read.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const rows = [...table.rows].map((row) => [...row.cells])
    table.replaceWith(
      ...rows.flatMap((cells) => (cells.every(isText) ? [line(cells)] : cells.flatMap(blocks))),
    )
  }
}

function isText(cell: HTMLTableCellElement): boolean {
  return cell.querySelectorAll(BLOCKS).length <= 1 && !cell.querySelector('ul, ol, pre')
}

function line(cells: readonly HTMLTableCellElement[]): Element {
  const paragraph = document.createElement('p')
  for (const cell of cells) {
    if (cell.textContent.trim() === '') continue
    if (paragraph.hasChildNodes()) paragraph.append(' | ')
    const block = cell.querySelector(BLOCKS)
    if (block) block.replaceWith(...block.childNodes)
    paragraph.append(...cell.childNodes)
  }
  return paragraph
}

function blocks(cell: HTMLTableCellElement): Element[] {
  const block = document.createElement('div')
  block.append(...cell.childNodes)
  return [block]
}
