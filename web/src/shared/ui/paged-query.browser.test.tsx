import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { render } from '../../testing/open-app.tsx'
import { expectCount, expectHidden } from '../../testing/page.ts'
import { PagedQuery } from './paged-query.tsx'

const row = page.getByRole('listitem')
const again = page.getByRole('button', { name: 'Try again' })

/** A list of 25 rows, ten a page. */
function Rows({ load, start }: { load: () => Promise<unknown>; start: number }) {
  const [shown, setShown] = useState(start)
  const query = useQuery({
    queryKey: ['rows', shown],
    queryFn: async () => {
      await load()
      return { rows: [shown * 10 - 9, shown * 10 - 8], total: 25 }
    },
    retry: false,
  })
  return (
    <main>
      <h1>Rows</h1>
      <button type="button" onClick={() => query.refetch()}>
        Load again
      </button>
      <PagedQuery
        query={query}
        failed="We couldn’t load the rows."
        loading={<p>Loading...</p>}
        page={shown}
        pageSize={10}
        onPage={setShown}
      >
        {({ rows }) => (
          <ul>
            {rows.map((number) => (
              <li key={number}>Row {number}</li>
            ))}
          </ul>
        )}
      </PagedQuery>
    </main>
  )
}

test('says that it’s loading, why it failed, and shows the rows once it works', async () => {
  const answers = [Promise.reject(new TypeError('no network')), Promise.withResolvers<void>()]
  const [failed, loaded] = answers as [Promise<never>, PromiseWithResolvers<void>]
  failed.catch(() => undefined)
  const loads = [() => failed, () => loaded.promise]
  render(<Rows start={1} load={() => loads.shift()?.() ?? Promise.resolve()} />)
  await expect.element(page.getByRole('alert')).toMatchTextContent('We couldn’t load the rows.')
  await again.click()
  loaded.resolve()
  await expect.element(row.first()).toMatchTextContent('Row 1')
  await expectHidden(page.getByRole('alert').getByText('We couldn’t load the rows.'))
  await expectAccessible()
})

test('rows that can’t be refreshed stay, with a notice', async () => {
  let isBroken = false
  render(<Rows start={1} load={async () => isBroken && Promise.reject(new TypeError('no network'))} />)
  await expectCount(row, 2)
  isBroken = true
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect.element(page.getByText('We couldn’t refresh this.')).toBeVisible()
  await expectCount(row, 2)
  isBroken = false
  await again.click()
  await expectHidden(page.getByText('We couldn’t refresh this.'))
})

test('another page moves the focus to its start, and a page past the end leads to the last one', async () => {
  render(<Rows start={9} load={async () => undefined} />)
  await expect.element(row.first()).toMatchTextContent('Row 21')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect.element(row.first()).toMatchTextContent('Row 11')
  expect(document.activeElement?.contains(row.first().element())).toBe(true)
})
