import type { CollectionRole, CollectionVisibility } from '@prompt-library/domain/collections/permissions'
import type { FieldDescription } from '@prompt-library/domain/fields/field'
import type { GroupRole } from '@prompt-library/domain/groups/permissions'
import type { KeyScope } from '@prompt-library/domain/keys/api-key'
import type { NotificationKind, NotificationType } from '@prompt-library/domain/people/notification-kinds'
import type { Role } from '@prompt-library/domain/people/roles'
import type { KeptReason } from '@prompt-library/domain/prompts/imports'
import type { ReportAction, ReportReason } from '@prompt-library/domain/prompts/reports'
import type { ReviewOutcome } from '@prompt-library/domain/prompts/reviews'
import type { PromptPart } from '@prompt-library/domain/prompts/revisions'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** Set by a trigger and never written by the application. */
type ByTrigger<T> = ColumnType<T, never, never>

/** The parts of a prompt that each of its texts has. */
interface TextColumns {
  title: string
  category: 'Research' | 'Writing' | 'Coding' | 'Teach' | 'Productivity' | 'Study'
  html: string
  notes: string | null
}

/** What an author writes, also before it's a prompt. */
interface WrittenColumns extends TextColumns {
  title_key: string
  tags: string[]
  tag_keys: string[]
  fields: JSONColumnType<FieldDescription[], string, string>
  data_class: string
}

/** The tables as the migrations create them. */
export interface Schema {
  users: {
    id: GeneratedAlways<number>
    kind: Generated<'person' | 'library'>
    netid: string | null
    display_name: string
    email: string | null
    role: Generated<Role>
    status: Generated<'active' | 'disabled'>
    name_key: string
    search_text: string
    created_at: Date
    last_login_at: Date | null
    shared_seen_at: Date | null
    /** The kinds of notifications that the user has turned off. */
    muted_notifications: Generated<NotificationKind[]>
    /** The identity at the sign-in service that the account is linked to. Both are null or neither. */
    issuer: Generated<string | null>
    subject: Generated<string | null>
  }
  sessions: {
    token_hash: Uint8Array
    user_id: number
    issuer: string
    /** What the sign-in service calls the session: the ticket of CAS, or `sid`. */
    ticket_hash: Uint8Array | null
    sealed_id_token: Generated<string | null>
    created_at: Date
    last_seen_at: Date
  }
  api_keys: {
    id: GeneratedAlways<number>
    user_id: number
    name: string
    scope: KeyScope
    /** Null for a connected tool, which has tokens. */
    key_hash: Uint8Array | null
    /** Both are null or neither. */
    client_id: Generated<string | null>
    host: Generated<string | null>
    created_at: Date
    expires_at: Date
    last_used_at: Generated<Date | null>
  }
  oauth_clients: {
    id: string
    name: string
    redirect_uris: string[]
    created_at: Date
    read_at: Date | null
    used_at: Generated<Date | null>
  }
  oauth_codes: {
    code_hash: Uint8Array
    user_id: number
    client_id: string
    redirect_uri: string
    scope: KeyScope
    challenge: string
    expires_at: Date
    used_at: Generated<Date | null>
    key_id: Generated<number | null>
  }
  oauth_tokens: {
    token_hash: Uint8Array
    key_id: number
    kind: 'access' | 'refresh'
    expires_at: Date
    used_at: Generated<Date | null>
    sealed_answer: Generated<string | null>
  }
  logout_requests: { request_hash: Uint8Array; received_at: Date }
  /** A view of the prompts in `all_prompts` that aren't deleted. */
  prompts: PromptsTable
  all_prompts: AllPromptsTable
  edits: EditsTable
  revisions: RevisionsTable
  feedback: {
    prompt_id: number
    user_id: number
    revision: number
    worked: boolean
    tool: string
    note: string
    answered_at: Date
  }
  /** Maintained by triggers and never written by the application. */
  prompt_counts: {
    category: ByTrigger<PromptsTable['category']>
    is_public: ByTrigger<boolean>
    prompts: ByTrigger<number>
  }
  /** Maintained by triggers and never written by the application. */
  public_tags: {
    key: ByTrigger<string>
    name: ByTrigger<string>
    prompts: ByTrigger<number>
  }
  upvotes: {
    prompt_id: number
    user_id: number
    created_at: Date
  }
  weekly_uses: { prompt_id: number; week: string; uses: number }
  use_days: { day: string; key: Uint8Array }
  daily_uses: { day: string; prompt_id: number; person_hash: Uint8Array }
  shares: {
    prompt_id: number
    recipient_id: number
    sharer_id: number
    personal_message: string | null
    shared_at: Date
  }
  invitations: {
    prompt_id: number
    sharer_id: number
    name: string
    personal_message: string | null
    invited_at: Date
  }
  groups: {
    id: GeneratedAlways<number>
    name: string
    name_key: string
    about: string
    /** As PostgreSQL writes it: 2026-05-20. */
    last_day: ColumnType<never, string | null, string | null>
    created_at: Date
    /** When it gives no more access. */
    ends_at: Generated<Date | null>
  }
  group_members: {
    group_id: number
    user_id: number
    role: GroupRole
    source: 'list' | 'claim'
    added_at: Date
    seen_at: Generated<Date | null>
  }
  group_waiting: { group_id: number; name: string; added_at: Date }
  group_claims: { value: string; group_id: number }
  /** With a prompt or a collection. */
  group_shares: {
    group_id: number
    prompt_id: Generated<number | null>
    collection_id: Generated<number | null>
    sharer_id: number
    personal_message: Generated<string | null>
    shared_at: Date
    uses: Generated<number>
  }
  notifications: {
    id: GeneratedAlways<number>
    user_id: number
    type: NotificationType
    title: string
    message: string
    prompt_id: number | null
    actor_id: number | null
    personal_message: string | null
    collection_id: Generated<number | null>
    group_id: Generated<number | null>
    created_at: Date
    read_at: Date | null
  }
  enhancements: {
    id: GeneratedAlways<number>
    user_id: number | null
    outcome: 'reserved' | 'succeeded' | 'failed' | 'cancelled'
    provider: string
    model: string
    input_tokens: Generated<number>
    output_tokens: Generated<number>
    // numeric values are returned as text, because a float would lose cents.
    cost_usd: ColumnType<string, string | number | undefined, string | number>
    duration_ms: number | null
    started_at: Date
    finished_at: Date | null
    window_opened_at: Date | null
  }
  /** Maintained by a trigger and never written by the application. */
  enhancement_totals: {
    user_id: ByTrigger<number | null>
    succeeded: ByTrigger<number>
    cost_usd: ByTrigger<string>
  }
  audit_log: {
    id: GeneratedAlways<number>
    at: Date
    actor_id: number | null
    actor_name: string
    action: string
    target_type: 'user' | 'prompt' | 'collection' | 'export' | 'setting' | 'key' | 'group'
    target_id: number | null
    target_name: string
    details: Generated<string>
    reason: Generated<string>
    actor_netid: string | null
    subject_netid: string | null
    subject_name: string | null
    search_text: string
    prompt_ids: Generated<number[] | null>
  }
  seeds: { name: string; done_at: Date }
  rate_limits: { key: string; window_start: Date; count: number }
  idempotency_keys: {
    user_id: number
    call: string
    key: string
    body_hash: Uint8Array
    /** The ID of the prompt or collection that the call created. */
    created_id: number | null
    created_at: Date
  }
  settings: {
    name: string
    value: JSONColumnType<object>
    updated_at: Date
  }
  saved_prompts: {
    prompt_id: number
    user_id: number
    saved_at: Date
  }
  collections: {
    id: GeneratedAlways<number>
    token: string
    name: string
    description: string
    visibility: CollectionVisibility
    /** Written with `array_to_tsvector` and never read. */
    words: ColumnType<never, string, string>
    created_at: Date
    updated_at: Date
    featured_at: Generated<Date | null>
  }
  collection_members: {
    collection_id: number
    user_id: number
    role: CollectionRole
    added_at: Date
    used_at: Date
  }
  collection_items: {
    collection_id: number
    prompt_id: number
    position: number
    note: string
  }
  /** The reports of one prompt or collection until a curator handles them. */
  report_cases: {
    id: GeneratedAlways<number>
    prompt_id: Generated<number | null>
    collection_id: Generated<number | null>
    opened_at: Date
    handled_at: Generated<Date | null>
    handled_by: Generated<number | null>
    action: Generated<ReportAction | null>
    /** What the curator told the author. */
    message: Generated<string>
    /** Whether it was public when the reports were handled. */
    was_public: Generated<boolean>
  }
  reports: {
    case_id: number
    user_id: number
    /** Null for a collection. */
    revision: number | null
    reason: ReportReason
    note: string
    reported_at: Date
  }
  /** Prompts from a file, until the import can no longer be undone. */
  imports: {
    id: GeneratedAlways<number>
    user_id: number
    /** How many prompts the batches have together. */
    prompts: number
    started_at: Date
    /** Null until the prompts are added. */
    finished_at: Generated<Date | null>
    added: Generated<number>
    skipped: Generated<number>
    undone_at: Generated<Date | null>
    undone: Generated<number>
    /** The collection that was made of it. */
    collection_id: Generated<number | null>
  }
  staged_prompts: StagedPromptsTable
  imported_prompts: {
    import_id: number
    prompt_id: number
    kept: Generated<KeptReason | null>
  }
  /** The latest review of a prompt. */
  reviews: {
    prompt_id: number
    revision: number
    outcome: ReviewOutcome
    note: string
    reviewer_id: number | null
    reviewed_at: Date
    /** Null if the curator asked for changes. */
    expires_at: Date | null
    /** Whether curators read it because it waited for approval. */
    waited: Generated<boolean>
  }
}

interface PromptsTable extends TextColumns {
  title_key: string
  id: GeneratedAlways<number>
  author_id: number
  is_public: boolean
  tags: Generated<string[]>
  tag_keys: Generated<string[]>
  from_prompt_builder: Generated<boolean>
  fields: JSONColumnType<FieldDescription[], string | undefined, string>
  data_class: Generated<string>
  upvotes: Generated<number>
  uses: Generated<number>
  version: Generated<number>
  created_at: Date
  updated_at: Date
  /** Set by a trigger. */
  revision: ByTrigger<number>
  /** What the author said about the current revision. Every save sets it. */
  revision_note: Generated<string>
  cloned_from: Generated<number | null>
  helpfulness: Generated<number>
  /** The prompt that a curator made private: this one, or the one it was cloned from. Null if it can be public. */
  unpublished_id: Generated<number | null>
  /** As in `reviews`, set by a trigger. */
  reviewed_revision: ByTrigger<number | null>
  reviewed_until: ByTrigger<Date | null>
  /** Since when it waits for a curator to approve it. */
  waiting_since: Generated<Date | null>
}

interface AllPromptsTable extends PromptsTable {
  /** Also of edits that were never approved. */
  last_revision: Generated<number>
  deleted_at: Generated<Date | null>
  deleted_by_admin: Generated<boolean>
  /** With `deleted_by_admin`: whether it was a curator. */
  deleted_by_curator: Generated<boolean>
  /** What the admin told the author. */
  delete_reason: Generated<string>
}

/** The latest edit of a public prompt that isn't approved. */
interface EditsTable extends WrittenColumns {
  prompt_id: number
  revision: number
  note: string
  saved_by: number | null
  /** Null once a curator asked for changes. */
  waiting_since: Date | null
}

/** What has arrived of an import that isn't finished. */
interface StagedPromptsTable extends WrittenColumns {
  import_id: number
  position: number
  collection_note: string
  prompt_id: Generated<number | null>
}

/** Recorded by triggers. The application changes only who saved it, and deletes rows. */
interface RevisionsTable {
  prompt_id: ByTrigger<number>
  revision: ByTrigger<number>
  title: ByTrigger<string>
  category: ByTrigger<PromptsTable['category']>
  html: ByTrigger<string>
  notes: ByTrigger<string | null>
  tags: ByTrigger<string[]>
  fields: ByTrigger<FieldDescription[]>
  data_class: ByTrigger<string>
  changed: ByTrigger<PromptPart[]>
  note: ByTrigger<string>
  note_is_public: ByTrigger<boolean>
  saved_by: ColumnType<number | null, never, number>
  saved_at: ByTrigger<Date>
  was_public: ByTrigger<boolean>
}
