// Where backups are kept (a folder or S3), how they're named, and what killed backups leave behind.
import { rmSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { DAY } from '@prompt-library/domain/durations'
import type { BackupPlace } from '../../backup-settings.ts'
import { parseBackupConfig } from '../../config.ts'
import { openS3 } from '../../outside/s3.ts'
import type { CommandContext } from '../command.ts'
import { Refusal } from '../refusal.ts'

interface StoredBackup {
  name: string
  /** In bytes. */
  size: number
}

/** Where backups are kept, by name. */
export interface BackupStore {
  /** How an operator writes the address of a backup. */
  addressOf: (name: string) => string
  /** The scheduled backups, oldest first. Deletes what killed processes left behind. */
  list: () => Promise<StoredBackup[]>
  /** Stores the file that `write` creates. Until it's complete, no backup with this name exists. */
  save: (name: string, write: (path: string) => Promise<void>) => Promise<void>
  read: (name: string, work: (path: string) => Promise<void>) => Promise<void>
  remove: (name: string) => Promise<void>
}

const START = 'library-'
const NAME = /^library-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\.json\.gz$/
const PARTIAL = /^library-\d{8}T\d{6}\.json\.gz\.partial$/
const TEMPORARY_START = 'prompt-library-backup-'
const TEMPORARY = /^prompt-library-backup-\w{6}$/

/** Names sort by time. */
export function nameOf(time: Date): string {
  return `${START}${time.toISOString().replace(/\W/g, '').slice(0, 15)}.json.gz`
}

export function timeOf(name: string): Date {
  return new Date(name.replace(NAME, '$1-$2-$3T$4:$5:$6Z'))
}

export async function openStore(place: BackupPlace): Promise<BackupStore> {
  return place.kind === 's3' ? s3Store(place) : folderStore(place.folder)
}

/** Finds a single backup by the path or address that an operator typed. */
export async function locate(
  address: string,
  { environment, file }: Pick<CommandContext, 'environment' | 'file'>,
): Promise<{ store: BackupStore; name: string }> {
  if (!address.startsWith('s3://')) {
    const path = file(address)
    return { store: folderStore(dirname(path)), name: basename(path) }
  }
  const isFile = /^s3:\/\/[^/]+\/.*[^/]$/.test(address)
  const backups = isFile && parseBackupConfig({ ...environment, BACKUP_TO: dirname(address) })
  if (!backups) throw new Refusal(`${address} must name a file, such as s3://bucket/name.json.gz.`)
  return { store: await openStore(backups.to), name: basename(address) }
}

function folderStore(folder: string): BackupStore {
  const at = (name: string) => join(folder, name)
  return {
    addressOf: at,
    list: async () => {
      const names = await readdir(folder).catch((error) => {
        if (error.code === 'ENOENT') return []
        throw new Refusal(`${folder} can't be read: ${error.message}.`, { cause: error })
      })
      await removeLeftovers(folder, PARTIAL)
      const found = await Promise.all(
        names
          .filter((name) => NAME.test(name))
          .toSorted()
          .map(async (name) => ({ name, size: (await stat(at(name)).catch(() => undefined))?.size })),
      )
      return found.filter((one): one is StoredBackup => one.size !== undefined)
    },
    save: (name, write) => write(at(name)),
    read: (name, work) => work(at(name)),
    // Another server may have deleted it.
    remove: (name) => rm(at(name), { force: true }),
  }
}

async function s3Store(place: Extract<BackupPlace, { kind: 's3' }>): Promise<BackupStore> {
  const s3 = await openS3(place)
  return {
    addressOf: (name) => `s3://${place.bucket}/${place.prefix}${name}`,
    list: async () => {
      await removeLeftovers(tmpdir(), TEMPORARY)
      return (await s3.list(START)).filter(({ name }) => NAME.test(name))
    },
    save: (name, write) =>
      withTemporaryFile(async (path) => {
        await write(path)
        await s3.upload(name, path)
      }),
    read: (name, work) =>
      withTemporaryFile(async (path) => {
        await s3.download(name, path)
        await work(path)
      }),
    remove: s3.remove,
  }
}

async function removeLeftovers(folder: string, pattern: RegExp): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((name) => pattern.test(name))) {
    const path = join(folder, name)
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    // Listing works where nothing can be deleted.
    if (age > DAY) await rm(path, { recursive: true, force: true }).catch(() => undefined)
  }
}

/** In a folder that only this user can read, and that is deleted even if a signal ends the command. */
async function withTemporaryFile(work: (path: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), TEMPORARY_START))
  const clean = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', clean)
  try {
    await work(join(folder, 'backup.json.gz'))
  } finally {
    process.off('exit', clean)
    clean()
  }
}
