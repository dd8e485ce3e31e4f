import type { getApiDescription } from '@prompt-library/contract/api-docs'
import type { Answer } from '@prompt-library/contract/call'
import { useSession } from '../../shared/session/api.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { type Column, DataTable } from '../../shared/ui/data-table.tsx'
import { Fold } from '../../shared/ui/fold.tsx'
import { type SchemaField, schemaField, schemaFields, typeOf } from './schema-fields.ts'

export interface Operation {
  id: string
  method: string
  path: string
  details: Answer<typeof getApiDescription>['paths'][string][string]
}

/** One operation: its parameters and responses as tables, plus the raw schemas as JSON. */
export function OperationCard({ id, method, path, details }: Operation) {
  const { summary, tags: [, access] = [], security = [], ...rest } = details
  const scope = useSession()?.api_keys ? security.find(({ key }) => key)?.['key']?.[0] : undefined
  const body = jsonOf(details.requestBody)
  const parameters = (details.parameters ?? []).filter((one) => one.in !== 'header')
  const headers = (details.parameters ?? []).filter((one) => one.in === 'header')
  const fields = body ? schemaFields(body) : parameters.map(fieldOf)
  return (
    <article className="rounded-xl border border-line bg-surface p-5 max-sm:p-4">
      <h3 id={id} tabIndex={-1} className="flex flex-wrap items-center gap-3 font-mono text-lg outline-none">
        <Badge look="brand">{method}</Badge>
        <span className="min-w-0">{path}</span>
        {access && (
          <span className="flex flex-wrap gap-2 font-sans">
            <Badge>{access}</Badge>
            {scope && <Badge>Key: {scope}</Badge>}
          </span>
        )}
      </h3>
      <p className="mt-2 reading-width text-pretty text-ink-soft">{summary}</p>
      {fields.length > 0 && (
        <Fields
          label={`Parameters of ${path}`}
          heading={body ? 'Body' : 'Query'}
          fields={fields}
          requiredHeader="Required"
        />
      )}
      {headers.length > 0 && (
        <>
          <Fields
            label={`Headers of ${path}`}
            heading="Headers"
            fields={headers.map(fieldOf)}
            requiredHeader="Required"
          />
          {headers.map(({ name, description }) => (
            <p key={name} className="mt-2 reading-width text-sm text-pretty text-ink-soft">
              {description}
            </p>
          ))}
        </>
      )}
      <div className="mt-3 flex flex-col gap-1">
        {responsesOf(details).map(([status, schema]) => (
          <Fold key={status} summary={`Response ${status}: ${typeOf(schema)}`}>
            {() =>
              schemaFields(schema).length > 0 && (
                <Fields
                  label={`Response ${status} of ${path}`}
                  fields={schemaFields(schema)}
                  requiredHeader="Always present"
                />
              )
            }
          </Fold>
        ))}
        <Fold summary="View as JSON">
          {() => (
            <pre className="rounded-lg bg-sunken p-4 text-sm whitespace-pre-wrap">
              {JSON.stringify(rest, null, 2)}
            </pre>
          )}
        </Fold>
      </div>
    </article>
  )
}

type Parameter = NonNullable<Operation['details']['parameters']>[number]

function fieldOf({ name, schema, required = false }: Parameter): SchemaField {
  return schemaField(name, schema, { required })
}

interface FieldsProps {
  label: string
  heading?: string
  fields: readonly SchemaField[]
  /** The header of the column that says whether a field is required or always present. */
  requiredHeader: string
}

function Fields({ label, heading, fields, requiredHeader }: FieldsProps) {
  const columns: readonly Column<SchemaField>[] = [
    { header: 'Name', long: true, cell: ({ name }) => <code className="font-mono text-sm">{name}</code> },
    { header: 'Type', long: true, cell: ({ type }) => type },
    { header: 'Limits', long: true, cell: ({ limits }) => limits || '–' },
    { header: requiredHeader, cell: ({ required }) => (required ? 'yes' : 'no') },
  ]
  return (
    <div className={heading && 'mt-4'}>
      {heading && <h4 className="mb-2 font-semibold">{heading}</h4>}
      <DataTable label={label} columns={columns} rows={fields} rowKey={({ name }) => name} />
    </div>
  )
}

type WithContent = NonNullable<Operation['details']['requestBody']>

function jsonOf(part: WithContent | undefined) {
  return part?.content?.['application/json']?.schema
}

/** Responses with a status code. The `default` error response is described once, at the top of the page. */
function responsesOf({ responses = {} }: Operation['details']) {
  return Object.entries(responses).flatMap(([status, response]) => {
    const schema = jsonOf(response)
    return schema && /^\d+$/.test(status) ? [[status, schema] as const] : []
  })
}
