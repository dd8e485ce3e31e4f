// Compares one and two servers behind nginx, and measures what clients notice when one of them stops.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../server/src/testing/free-port.ts'
import { formatTally, startLoad } from '../shared/load.ts'
import { number } from '../shared/number.ts'
import { median, quantile } from '../shared/quantile.ts'
import { startNginx } from '../shared/start-nginx.ts'
import { realisticWorkload } from './cases.ts'
import { startWithLibraries } from './library.ts'
import { inTurn, measure, serverUnderLoad } from './measure.ts'
import type { Options } from './options.ts'
import { requestsFor, startProcess, startSite } from './site.ts'

export async function benchProcesses({ sizes: [size], clients, rounds, milliseconds }: Options) {
  await using library = await startWithLibraries([size])
  const location = { DATABASE_URL: library.url(size) }
  await using first = await startSite(location, size)
  let second = await startProcess(location, await freePort())
  await using nginx = await startBalancer([first.port, second.port])
  const workload = await requestsFor(realisticWorkload(size), first.port)
  const sentTo = (port: number) => workload.map((request) => ({ ...request, port }))
  const contenders = [
    serverUnderLoad('one, without nginx', first.pid, workload),
    serverUnderLoad('one, behind nginx', first.pid, sentTo(nginx.one)),
    serverUnderLoad('two, behind nginx', first.pid, sentTo(nginx.both)),
  ]
  const rows: Record<string, string>[] = []
  for (const count of clients) {
    const figures = await measure(contenders, { clients: count, rounds, milliseconds })
    for (const [index, { rates, p50, p99 }] of figures.entries())
      rows.push({
        'realistic workload': contenders[index]?.name ?? '',
        clients: String(count),
        'calls/s': number(median(rates)),
        'p50 ms': number(p50),
        'p99 ms': number(p99),
      })
  }
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const load = startLoad({ clients: 16, next: inTurn(sentTo(nginx.both)) })
    await wait(3_000)
    await second.stop(signal)
    await wait(3_000)
    // A service manager would restart it.
    second = await startProcess(location, second.port)
    await wait(3_000)
    const tally = await load.stop()
    const latencies = Object.values(tally.times).flat()
    rows.push({
      'realistic workload': `one of two gets ${signal}`,
      clients: '16',
      responses: formatTally(tally),
      'p50 ms': number(quantile(latencies, 0.5)),
      'p99 ms': number(quantile(latencies, 0.99)),
      'slowest ms': number(quantile(latencies, 1)),
    })
  }
  await second.stop()
  return rows
}

/** A real nginx in front of two servers: `one` proxies to the first, `both` to both, and retries reads on the other. */
async function startBalancer([first, second]: readonly [number, number]) {
  const folder = mkdtempSync(join(tmpdir(), 'prompt-library-nginx-'))
  const [one, both] = [await freePort(), await freePort()]
  const nginx = await startNginx({
    folder,
    port: both,
    http: `
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_connect_timeout 1s;
      upstream one { server 127.0.0.1:${first}; keepalive 64; }
      upstream both {
        server 127.0.0.1:${first} max_fails=1 fail_timeout=2s;
        server 127.0.0.1:${second} max_fails=1 fail_timeout=2s;
        keepalive 64;
      }
      server { listen 127.0.0.1:${one}; location / { proxy_pass http://one; } }
      server { listen 127.0.0.1:${both}; location / { proxy_pass http://both; } }`,
  })
  const stop = async () => {
    await nginx.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { one, both, [Symbol.asyncDispose]: stop }
}
