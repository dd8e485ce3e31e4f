// Compares API calls at different library sizes, with one client.
import { number } from '../shared/number.ts'
import { type Case, casesFor, searchCases } from './cases.ts'
import { EMBEDDED_MAX, embeddedLibrary, startWithLibraries } from './library.ts'
import { type Figures, measure, serverUnderLoad } from './measure.ts'
import type { Options } from './options.ts'
import { requestsFor, startSite } from './site.ts'

export async function benchGrowth(options: Options) {
  await using stack = new AsyncDisposableStack()
  return await compare(await startSites(stack, options.sizes), casesFor, options, (figures) => ({
    growth: `${number((figures.at(-1)?.p50 ?? 0) / (figures[0]?.p50 ?? 1))}×`,
  }))
}

/** Every kind of search, on the embedded database too. */
export async function benchSearch(options: Options) {
  await using stack = new AsyncDisposableStack()
  const sites = await startSites(stack, options.sizes)
  const size = Math.min(EMBEDDED_MAX, ...options.sizes)
  const site = stack.use(await startSite({ DATA_DIR: await embeddedLibrary(size) }, size))
  sites.push({ ...site, size, name: `embedded, ${size.toLocaleString('en-US')}` })
  return await compare(sites, () => searchCases, options)
}

type Sites = Awaited<ReturnType<typeof startSites>>

async function startSites(stack: AsyncDisposableStack, sizes: readonly number[]) {
  const library = stack.use(await startWithLibraries(sizes))
  return Promise.all(
    sizes.map(async (size) => {
      const site = stack.use(await startSite({ DATABASE_URL: library.url(size) }, size))
      return { size, name: size.toLocaleString('en-US'), ...site }
    }),
  )
}

async function compare(
  sites: Sites,
  casesOf: (size: number) => Case[],
  { rounds, milliseconds, isSelected }: Options,
  more: (figures: readonly Figures[]) => Record<string, string> = () => ({}),
) {
  const rows: Record<string, string>[] = []
  for (const { name } of casesOf(sites[0]?.size ?? 0).filter(isSelected)) {
    const contenders = await Promise.all(
      sites.map(async (site) => {
        const one = casesOf(site.size).find((other) => other.name === name) as Case
        return serverUnderLoad(`${name}, ${site.name}`, site.pid, await requestsFor(one, site.port))
      }),
    )
    const figures = await measure(contenders, { clients: 1, rounds, milliseconds })
    const cells = figures.map(({ p50, p99 }, n) => [sites[n]?.name, `${number(p50)} / ${number(p99)}`])
    rows.push({ 'p50 / p99 ms': name, ...Object.fromEntries(cells), ...more(figures) })
    console.log(Object.values(rows.at(-1) ?? {}).join('  '))
  }
  return rows
}
