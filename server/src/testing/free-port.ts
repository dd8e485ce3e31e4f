import { createServer } from 'node:net'

/** A port that nothing listens on just now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      if (address === null || typeof address === 'string') return reject(new Error('the probe has no port'))
      probe.close(() => resolve(address.port))
    })
  })
}
