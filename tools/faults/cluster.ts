import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { chmod, chown, copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../server/src/testing/free-port.ts'
import { UNPRIVILEGED } from '../../server/src/testing/start-postgres.ts'
import { Skipped, waitUntil } from './scenario.ts'

const EXAMPLES = join(import.meta.dirname, '../../deploy/patroni')
const POSTGRES = '/usr/lib/postgresql/15/bin'
const NODES = ['node1', 'node2', 'node3'] as const
type Name = (typeof NODES)[number]

/**
 * Three PostgreSQL nodes under Patroni, with etcd and HAProxy, on this machine. They use the files in deploy/patroni as they are, with
 * addresses and folders of this machine in the environment. Debian's packages must be installed.
 */
export async function startCluster() {
  const programs = findPrograms()
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'prompt-library-cluster-'))
  stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  const run = await createRun(folder)
  const local = async () => `127.0.0.1:${await freePort()}`

  const [etcdClients, etcdPeers] = [await local(), await local()]
  const etcd = run('etcd', [programs.etcd], {
    // etcd refuses to start on other processors than x86 unless it is told that it's intended.
    ETCD_UNSUPPORTED_ARCH: process.arch,
    ETCD_NAME: 'node1',
    ETCD_DATA_DIR: join(folder, 'etcd'),
    ETCD_LISTEN_CLIENT_URLS: `http://${etcdClients}`,
    ETCD_ADVERTISE_CLIENT_URLS: `http://${etcdClients}`,
    ETCD_LISTEN_PEER_URLS: `http://${etcdPeers}`,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${etcdPeers}`,
    ETCD_INITIAL_CLUSTER: `node1=http://${etcdPeers}`,
    ETCD_INITIAL_CLUSTER_TOKEN: 'library',
  })
  stack.defer(() => end(etcd))

  const password = randomUUID()
  const nodes = new Map<Name, Node>()
  for (const name of NODES) {
    const node = { name, postgres: await local(), rest: await local(), data: join(folder, name, 'data') }
    await run.createFolder(join(folder, name))
    nodes.set(name, node)
  }
  const processes = new Map<Name, ChildProcess>()
  const startNode = (name: Name) => {
    const { postgres, rest, data } = nodeOf(nodes, name)
    processes.set(
      name,
      run(name, [programs.patroni, join(folder, 'patroni.yml')], {
        PATRONI_NAME: name,
        PATRONI_POSTGRESQL_LISTEN: postgres,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: postgres,
        PATRONI_RESTAPI_LISTEN: rest,
        PATRONI_RESTAPI_CONNECT_ADDRESS: rest,
        PATRONI_ETCD3_HOSTS: etcdClients,
        PATRONI_POSTGRESQL_BIN_DIR: POSTGRES,
        PATRONI_POSTGRESQL_DATA_DIR: data,
        PATRONI_POSTGRESQL_PGPASS: join(folder, name, 'pgpass'),
        PATRONI_SUPERUSER_PASSWORD: password,
        PATRONI_REPLICATION_PASSWORD: password,
      }),
    )
  }
  /** The whole node at once: Patroni, PostgreSQL, and every process that serves a connection. */
  const killNode = async (name: Name) => {
    const patroni = processes.get(name)
    killPostgres(nodeOf(nodes, name))
    if (patroni) await end(patroni)
    // What PostgreSQL started between the two.
    killPostgres(nodeOf(nodes, name))
  }
  const killOnExit = () => {
    run.killAll()
    for (const node of nodes.values()) killPostgres(node)
  }
  process.on('exit', killOnExit)
  stack.defer(async () => {
    for (const name of NODES) await killNode(name)
    process.off('exit', killOnExit)
    // The killed processes close their files a moment later.
    await wait(500)
  })
  for (const name of NODES) startNode(name)

  const listen = await local()
  const addresses = NODES.flatMap((name) => {
    const { postgres, rest } = nodeOf(nodes, name)
    return [
      [name.toUpperCase(), postgres],
      [`${name.toUpperCase()}_REST`, rest.split(':')[1]],
    ]
  })
  const haproxy = run('haproxy', [programs.haproxy, '-f', join(folder, 'haproxy.cfg')], {
    LIBRARY_LISTEN: listen,
    ...Object.fromEntries(addresses),
  })
  stack.defer(() => end(haproxy))

  /** What each node says about itself. */
  const members = async (): Promise<Member[]> => {
    for (const { rest } of nodes.values()) {
      const response = await fetch(`http://${rest}/cluster`).catch(() => undefined)
      if (response?.ok) return ((await response.json()) as { members: Member[] }).members
    }
    return []
  }
  /** Waits until there are a leader and two replicas that follow it, one of them synchronously. */
  const waitUntilComplete = () =>
    waitUntil('the cluster has a leader and two replicas', async () => {
      const all = await members()
      const has = (role: Member['role']) => all.some((member) => member.role === role)
      return (
        all.length === NODES.length &&
        has('leader') &&
        has('sync_standby') &&
        all.every(({ state, timeline }) => /running|streaming/.test(state) && timeline === all[0]?.timeline)
      )
    }).catch((error) => {
      throw new Error(`${error.message}\n${run.outputs()}`)
    })
  await waitUntilComplete()

  const role = 'library'
  const urlAt = (address: string) => `postgres://${role}:${password}@${address}/${role}`
  const admin = new pg.Client(`postgres://postgres:${password}@${listen}/postgres`)
  await waitUntil('HAProxy has found the leader', () =>
    admin.connect().then(
      () => true,
      () => false,
    ),
  )
  await admin.query(`create role ${role} login password '${password}'`)
  await admin.query(`create database ${role} owner ${role}`)
  await admin.end()

  const kept = stack.move()
  return {
    /** Always the leader. */
    url: urlAt(listen),
    nodeUrls: NODES.map((name) => urlAt(nodeOf(nodes, name).postgres)),
    leader: async () => (await members()).find((member) => member.role === 'leader')?.name,
    waitUntilComplete,
    killNode,
    startNode,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

interface Node {
  name: Name
  postgres: string
  rest: string
  data: string
}

interface Member {
  name: Name
  role: 'leader' | 'sync_standby' | 'replica'
  state: string
  timeline?: number
}

function nodeOf(nodes: ReadonlyMap<Name, Node>, name: Name): Node {
  const node = nodes.get(name)
  if (!node) throw new Error(`There is no ${name}`)
  return node
}

/** Throws Skipped with what is missing. */
function findPrograms() {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/bin']
  const find = (name: string) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  const programs = { etcd: find('etcd'), patroni: find('patroni'), haproxy: find('haproxy') }
  const missing = [
    ...Object.entries(programs).flatMap(([name, path]) => (path ? [] : [name])),
    ...(existsSync(POSTGRES) ? [] : ['PostgreSQL 15']),
  ]
  if (missing.length > 0)
    throw new Skipped(
      `${missing.join(', ')} can't be found. On Debian 12, run apt-get install patroni etcd-server haproxy postgresql.`,
    )
  return programs as Record<keyof typeof programs, string>
}

/** Runs programs in a folder with a copy of the examples, and as an account that PostgreSQL accepts. */
async function createRun(folder: string) {
  const account = process.getuid?.() === 0 ? UNPRIVILEGED : undefined
  const createFolder = async (path: string) => {
    await mkdir(path, { recursive: true, mode: 0o755 })
    if (account) await chown(path, account.uid, account.gid)
  }
  await chmod(folder, 0o755)
  await createFolder(folder)
  // The account can't always access the folder of this repository.
  for (const file of ['patroni.yml', 'haproxy.cfg']) await copyFile(join(EXAMPLES, file), join(folder, file))
  const children = new Set<ChildProcess>()
  const outputs = new Map<string, string>()
  const run = (
    name: string,
    [program, ...args]: [string, ...string[]],
    environment: Record<string, string>,
  ) => {
    const child = spawn(program, args, {
      ...account,
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder, LC_ALL: 'C.UTF-8', TZ: 'UTC', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.add(child)
    child.on('exit', () => children.delete(child))
    const keep = (text: Buffer) => outputs.set(name, ((outputs.get(name) ?? '') + text).slice(-OUTPUT_MAX))
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    return child
  }
  return Object.assign(run, {
    createFolder,
    killAll: () => {
      for (const child of children) child.kill('SIGKILL')
    },
    outputs: () => [...outputs].map(([name, text]) => `${name}:\n${text}`).join('\n'),
  })
}

const OUTPUT_MAX = 3_000

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** `kill -9` for PostgreSQL and the processes it started, each of which has a process group of its own. */
function killPostgres({ data }: Node): void {
  for (const pid of postgresProcesses(data)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended.
    }
  }
}

function postgresProcesses(data: string): number[] {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    // The file of a killed server stays, and its number can belong to another process since then.
    if (readlinkSync(`/proc/${pid}/cwd`) !== data) return []
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    return [pid, ...children.filter(Boolean).map(Number)]
  } catch {
    return [] // It isn't running.
  }
}
