import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Below the ephemeral port range, where an outgoing connection could take the port before the server does.
const PORTS = { from: 20_000, to: 32_000 }

/** A port that nothing is listening on right now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.on('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
