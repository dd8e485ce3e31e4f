import { Readable } from 'node:stream'
import {
  exportCollection,
  exportOwnPrompts,
  exportPrompt,
  exportPublicPrompts,
  exportSavedPrompts,
  getExportSchema,
} from '@prompt-library/contract/exports'
import { type ExportFormat, FORMATS } from '@prompt-library/contract/formats/formats'
import { type ExportedCollection, librarySchema } from '@prompt-library/contract/formats/library-json'
import { fileName, writeFile } from '@prompt-library/contract/formats/write-file'
import type { SessionUser } from '@prompt-library/contract/session'
import { ZIP_FILES_MAX } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import type { FastifyReply } from 'fastify'
import { type Db, inSnapshot } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Serve } from '../../serve.ts'
import * as audit from '../audit/queries.ts'
import { authorizeCollection } from '../collections/authorize.ts'
import { getDetails } from '../collections/queries.ts'
import { promptNotFound } from '../prompts/authorize.ts'
import type { Source } from '../prompts/list-queries.ts'
import { listIds } from './queries.ts'
import { readPrompts } from './read-prompts.ts'

interface Parts {
  db: Db
  clock: () => Date
  publicUrl: string
}

interface ExportRequest {
  source: Source
  format: ExportFormat
  user: SessionUser
  reply: FastifyReply
  /** Of the file, without its date and extension. */
  name: string
  collection?: ExportedCollection
}

export function exportRoutes(serve: Serve, { db, clock, publicUrl }: Parts): void {
  const send = async ({
    source,
    format,
    user,
    reply,
    name,
    collection,
  }: ExportRequest): Promise<FastifyReply> => {
    const ids = await listIds(db, source)
    if (source.of === 'prompt' && ids.length === 0) throw promptNotFound()
    const isSingle = source.of === 'prompt'
    const isZip = !isSingle && FORMATS[format].extension === 'zip'
    if (isZip && ids.length > ZIP_FILES_MAX)
      throw new AppError(
        400,
        `A zip file can have up to ${groupedCount(ZIP_FILES_MAX)} prompts. Choose JSON or CSV.`,
      )
    const now = clock()
    const prompts = readPrompts(db, { source, ids, viewerId: user.id, clock })
    return reply
      .type(exportPrompt.file)
      .header(
        'content-disposition',
        `attachment; filename="${fileName(format, { of: name, now, isSingle })}"`,
      )
      .header('x-total-count', ids.length)
      .send(Readable.from(writeFile(format, prompts, { origin: publicUrl, now, collection, isSingle })))
  }

  serve(exportOwnPrompts, ({ query: { format }, user, reply }) =>
    send({ source: { of: 'author', userId: user.id }, format, user, reply, name: 'my-prompts' }),
  )

  serve(exportSavedPrompts, ({ query: { format }, user, reply }) =>
    send({ source: { of: 'saver', userId: user.id }, format, user, reply, name: 'saved-prompts' }),
  )

  serve(exportCollection, async ({ query: { token, format }, user, reply }) => {
    const { name, description } = await inSnapshot(db, async (tx) => {
      const { id } = await authorizeCollection(tx, { user, token, right: 'view' })
      return getDetails(tx, id)
    })
    const source = { of: 'collection', collection: { token, viewerId: user.id } } as const
    return send({ source, format, user, reply, name, collection: { name, description } })
  })

  serve(exportPrompt, ({ query: { prompt_id, format }, user, reply }) =>
    send({
      source: { of: 'prompt', promptId: prompt_id, viewerId: user.id },
      format,
      user,
      reply,
      name: `prompt-${prompt_id}`,
    }),
  )

  serve(exportPublicPrompts, async ({ query: { format }, user, reply }) => {
    await audit.recordAudit(db, {
      actor: user,
      action: 'exported',
      target: { type: 'export', id: null, name: `public prompts (${FORMATS[format].label})` },
      now: clock(),
    })
    return send({ source: { of: 'everyone' }, format, user, reply, name: 'public-prompts' })
  })

  const schema = librarySchema()
  serve(getExportSchema, async () => schema)
}
