// Measures each API call, for libraries of up to 10,000 prompts on the embedded database too.
import { number } from '../shared/number.ts'
import { median } from '../shared/quantile.ts'
import { casesFor } from './cases.ts'
import { EMBEDDED_MAX, embeddedLibrary, startWithLibraries } from './library.ts'
import { measure, serverUnderLoad } from './measure.ts'
import type { Options } from './options.ts'
import { requestsFor, startSite } from './site.ts'

export async function benchCalls({ sizes: [size], clients, milliseconds, rounds, isSelected }: Options) {
  await using library = await startWithLibraries([size])
  await using stack = new AsyncDisposableStack()
  const locations = [
    { DATABASE_URL: library.url(size) },
    ...(size > EMBEDDED_MAX ? [] : [{ DATA_DIR: await embeddedLibrary(size) }]),
  ]
  const sites = await Promise.all(locations.map(async (one) => stack.use(await startSite(one, size))))
  const rows: Record<string, string>[] = []
  for (const one of casesFor(size).filter(isSelected)) {
    const contenders = await Promise.all(
      sites.map(async ({ pid, port }, index) =>
        serverUnderLoad(index === 0 ? 'PostgreSQL' : 'embedded', pid, await requestsFor(one, port)),
      ),
    )
    for (const count of clients) {
      const figures = await measure(contenders, { clients: count, rounds, milliseconds })
      for (const [index, { rates, p50, p99, cpu }] of figures.entries()) {
        rows.push({
          'API call': one.name,
          database: contenders[index]?.name ?? '',
          clients: String(count),
          'calls/s': number(median(rates)),
          'p50 ms': number(p50),
          'p99 ms': number(p99),
          'CPU ms': number(cpu),
        })
        console.log(Object.values(rows.at(-1) ?? {}).join('  '))
      }
    }
  }
  return rows
}
