// Reads the description of an AI tool from the address that the tool gave as its id. Anyone can give any address, so it must not
// lead into the campus's own network.
import { lookup as lookUp } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { BlockList, isIPv4, type LookupFunction } from 'node:net'
import { OAuthError } from './oauth-error.ts'

const TIMEOUT = 5_000
const BYTES_MAX = 5_120

export type ReadDocument = (address: string) => Promise<unknown>

interface Network {
  resolve: (hostname: string) => Promise<{ address: string; family: number }[]>
  isPublic: (address: string) => boolean
  /** The certificate that a test's server is signed with. */
  ca?: string
}

const INTERNET: Network = { resolve: (hostname) => lookUp(hostname, { all: true }), isPublic }

/** Redirects aren't followed, and nothing but a small JSON file is accepted. */
export function createReadDocument(network = INTERNET): ReadDocument {
  return async (address) => {
    try {
      const response = await request(address, network)
      const body = await bodyOf(response)
      if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`)
      return JSON.parse(body)
    } catch (cause) {
      throw new OAuthError('invalid_client', `The description of this tool couldn’t be read.`, { cause })
    }
  }
}

function request(address: string, { ca, ...network }: Network): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const headers = { accept: 'application/json' }
  const signal = AbortSignal.timeout(TIMEOUT)
  // The address that was checked is the one that is connected to: a second lookup could have another result.
  get(address, { headers, signal, agent: false, lookup: lookupIn(network), ca }, resolve).on('error', reject)
  return promise
}

async function bodyOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response) {
    parts.push(part)
    size += part.length
    if (size > BYTES_MAX) throw new Error(`more than ${BYTES_MAX} bytes`)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** One address that isn't public is enough to refuse the name. */
function lookupIn({ resolve, isPublic }: Omit<Network, 'ca'>): LookupFunction {
  return (hostname, { all }, done) => {
    const answer = async () => {
      const addresses = await resolve(hostname)
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublic(address)))
        throw new Error('an address that isn’t public')
      if (all) done(null, addresses)
      else done(null, first.address, first.family)
    }
    answer().catch((error) => done(error, ''))
  }
}

// The special-purpose addresses of IANA.
const NOT_PUBLIC = new BlockList()
for (const range of `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4
  2001::/23 2001:db8::/32 2002::/16 3fff::/20`.split(/\s+/)) {
  const [network = '', bits] = range.split('/')
  NOT_PUBLIC.addSubnet(network, Number(bits), isIPv4(network) ? 'ipv4' : 'ipv6')
}

const GLOBAL_V6 = new BlockList()
GLOBAL_V6.addSubnet('2000::', 3, 'ipv6')

/** Leaves out private, loopback, link-local, shared, multicast, and documentation addresses, and IPv4 written as IPv6. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !NOT_PUBLIC.check(address, 'ipv4')
  return GLOBAL_V6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6')
}
