// Every number that limits something: lengths of titles, notes, tags, and messages; how many tags, fields, recipients,
// keys, and collections; page sizes; how many days data is kept; how long toasts stay.

export const TITLE_MAX = 200
export const NOTES_MAX = 5_000
/** What an author says about a revision. */
export const REVISION_NOTE_MAX = 200
export const FEEDBACK_NOTE_MAX = 500
/** For how many days an answer to "Did it work?" counts. */
export const FEEDBACK_DAYS = 90
/** How many tools a summary names, and how many notes an author gets. */
export const FEEDBACK_TOOLS_MAX = 3
export const FEEDBACK_NOTES_MAX = 50
/** What an admin tells the author about a deleted prompt. */
export const DELETE_REASON_MAX = 500
/** What someone says about a prompt they report, and what a curator tells its author. */
export const REPORT_NOTE_MAX = 1_000
export const CURATOR_MESSAGE_MAX = 1_000
export const REPORTS_PER_DAY = 20
/** For how many days the notes of a report are kept after it was handled. */
export const REPORT_NOTE_DAYS = 90
/** How many reports of one prompt a curator gets to read, the latest first. */
export const REPORTS_SHOWN_MAX = 20
/** For how many months an approval counts. */
export const REVIEW_MONTHS = 12
export const REVIEW_MONTHS_MAX = 60
/** For how many days before an approval expires it's due. */
export const REVIEW_DUE_DAYS = 14
export const TO_DO_PAGE_SIZE = 20
export const DELETED_DAYS = 30
export const DELETED_DAYS_MAX = 365
export const TAG_MAX = 30
export const TAGS_MAX = 5
/** How many tags the form suggests. */
export const TAG_SUGGESTIONS_MAX = 10
export const TAG_SUGGESTION_MILLISECONDS = 200
/** About ten pages with their formatting. The longest starter prompt has 1,900 characters. */
export const CONTENT_MAX = 30_000
export const REQUEST_BODY_MAX_BYTES = 1_048_576
export const IDEMPOTENCY_KEY_MAX = 200
/** The values of a prompt that an AI tool fills in, in all places where they appear. */
export const FILLED_MAX = 120_000

export const KEYS_MAX = 20
export const KEY_NAME_MAX = 60
/** For how many days a key works, unless its owner chooses another number. */
export const KEY_DAYS = 90
export const KEY_DAYS_MAX = 365
/** A key stops working if its owner hasn't signed in for this many days. */
export const KEY_IDLE_DAYS = 180
/** For how many days an expired key is listed. */
export const EXPIRED_KEY_DAYS = 90
/** For how many days a connected AI tool stays connected without being used. */
export const TOOL_IDLE_DAYS = 90
/** How many AI tools a campus can name, and how long the name of a host is. */
export const HOSTS_MAX = 100
export const HOST_MAX = 253

export const SEARCH_MAX = 300
/** Search knows this much of a prompt's text, and looks for it in this much of its HTML. */
export const INDEXED_TEXT_MAX = 10_000
export const INDEXED_HTML_MAX = 30_000
/** Search results are counted up to this number (100 pages). */
export const SEARCH_COUNT_MAX = 1_200

/** Fields of one prompt. */
export const FIELDS_MAX = 60
export const FIELD_NAME_MAX = 60
export const FIELD_LABEL_MAX = 100
export const FIELD_HELP_MAX = 500
export const FIELD_OPTIONS_MAX = 50
export const FIELD_OPTION_MAX = 200
export const FIELD_DEFAULT_MAX = 5_000
/** All descriptions of one prompt together, because every list sends them. */
export const FIELDS_TEXT_MAX = 30_000

/** Weeks in the chart of a prompt's uses. */
export const USE_WEEKS = 12

export const TARGETS_MAX = 20
export const TARGET_NAME_MAX = 40
export const TARGET_URL_MAX = 500
/** Servers refuse longer addresses. */
export const TARGET_CHARACTERS_MAX = 7_500

export const CAMPUS_NAME_MAX = 80
export const CAMPUS_SHORT_NAME_MAX = 20
/** As long as fits beside the logo on a phone in two lines. */
export const SITE_TITLE_MAX = 40
export const ID_NAME_MAX = 20
export const FOOTER_LINKS_MAX = 6
export const FOOTER_LINK_LABEL_MAX = 40
export const FOOTER_LINK_URL_MAX = 500
export const LOGO_KILOBYTES_MAX = 256
export const LOGO_PIXELS_MIN = 32
export const LOGO_PIXELS_MAX = 2_048

export const SYNONYM_MAX = 60
export const SYNONYM_GROUP_MAX = 30
export const SYNONYM_GROUPS_MAX = 500

export const PAGE_SIZE = 12
export const PAGE_SIZE_MAX = 100
export const DELETED_PAGE_SIZE = 50
export const REVISIONS_PAGE_SIZE = 50
export const SHARES_PAGE_SIZE = 50
export const NOTIFICATIONS_PAGE_SIZE = 20
/** Most collections fit on one page, so most prompts can be dragged anywhere. */
export const COLLECTION_PAGE_SIZE = 50
/** The most items a list returns when the request names no page. */
export const UNPAGED_MAX = 1_000
/** Total size of the prompts in a list requested without a page. Sixty of the longest fit: 30,000 characters take up to 120,000 bytes. */
export const LIST_BYTES_MAX = 8_000_000

export const CARD_TITLE_MAX = 60
export const PREVIEW_SENTENCES_MAX = 3
export const PREVIEW_LENGTH_MAX = 450
/** How much of a prompt is read for its preview: more than the six lines of a card can show. */
export const PREVIEW_SOURCE_MAX = 2_000
/** Length of a link preview. Chats and search engines show no more. */
export const LINK_PREVIEW_MAX = 200

export const TOAST_MILLISECONDS = 3_000
/** A toast with a button, such as Undo. */
export const TOAST_ACTION_MILLISECONDS = 10_000

export const RECIPIENT_SEARCH_MIN = 2
export const RECIPIENT_SEARCH_MILLISECONDS = 300
export const RECIPIENTS_MAX = 10
/** How many people one request can share a prompt with. */
export const SHARE_RECIPIENTS_MAX = 50
/** How many people can wait for one prompt, and for how many days they wait for a prompt or a group. */
export const INVITATIONS_MAX = 500
export const INVITATION_DAYS = 365
/** The maximum length of a NetID or an email address. */
export const RECIPIENT_NAME_MAX = 254
export const PERSONAL_MESSAGE_MAX = 500

export const COLLECTION_NAME_MAX = 100
export const COLLECTION_DESCRIPTION_MAX = 1_000
/** Counts the prompts that the person adding one can see, because a refusal must not reveal hidden ones. */
export const COLLECTION_ITEMS_MAX = 500
export const COLLECTION_NOTE_MAX = 500
export const COLLECTION_EDITORS_MAX = 20
/** How many collections a user can create. Co-edited and inherited ones don't count. */
export const COLLECTIONS_MAX = 500
/** Collections per page. */
export const COLLECTIONS_PAGE_SIZE = 24
/** As many as fit side by side above the library on a wide screen. */
export const FEATURED_COLLECTIONS_MAX = 4
/** How many collections the menu on a card offers. */
export const COLLECTIONS_MENU_MAX = 100
/** Longer than any token. */
export const COLLECTION_TOKEN_MAX = 50

export const GROUP_NAME_MAX = 100
export const GROUP_ABOUT_MAX = 200
/** How many groups one person can manage, and how many people one can have, with those who wait. */
export const GROUPS_MAX = 50
export const GROUP_MEMBERS_MAX = 2_000
/** How many prompts and collections can be shared with a group. */
export const GROUP_SHARES_MAX = 1_000
/** Below this number of members, a count of uses would tell who used a prompt. */
export const GROUP_USES_MEMBERS_MIN = 3
/** How many values of the claim are read, and how many can lead to one group. */
export const GROUP_CLAIMS_MAX = 200
export const GROUP_CLAIM_MAX = 200
/** How long a group is kept after it has ended. */
export const ENDED_GROUP_DAYS = 30

export const NOTIFICATION_POLL_MILLISECONDS = 30_000
/** How many notifications the bell requests. */
export const NOTIFICATION_LIMIT = 10
export const NOTIFICATION_LIMIT_MAX = 100
/** How long a read notification is kept. */
export const NOTIFICATION_DAYS = 180
/** Unread badges show a plus sign above this number. */
export const BADGE_MAX = 9

/** Users who signed in or enhanced a prompt in this many days are active. */
export const ACTIVE_DAYS = 30
export const USAGE_CHART_DAYS = 14
export const TOP_USERS_MAX = 10
/** Rows per page in the Admin Console. */
export const ADMIN_PAGE_SIZE = 25
export const ID_MASKS_MAX = 10
export const DATA_CLASS_NAME_MAX = 30
export const DATA_CLASS_DESCRIPTION_MAX = 200
export const DATA_CLASSES_MIN = 2
export const DATA_CLASSES_MAX = 7
/** What limits a tool, such as “Only without names”. */
export const DATA_NOTE_MAX = 120
export const BUILDER_FIELD_MAX = 10_000
/** How much of the task goes into the title that the builder suggests. */
export const BUILDER_TITLE_TASK_MAX = 30
/** How much of a pasted prompt goes into its title. */
export const PASTED_TITLE_MAX = 60

/** Admins have no limit. */
export const ENHANCEMENTS_PER_HOUR = 10
export const ENHANCEMENT_SECONDS_MAX = 60
/** How many changes one comparison shows. Further ones are merged with the nearest. */
export const CHANGES_MAX = 100

/** What one import can have. A zip file counts as it's unzipped, so that a small one can't fill the memory. */
export const IMPORT_PROMPTS_MAX = 2_000
/** Bytes of text, which the server counts, in batches of up to this many prompts. */
export const IMPORT_BYTES_MAX = 10_000_000
export const IMPORT_BATCH_MAX = 100
/** For how long an import can be undone, and one that isn't finished is kept. */
export const IMPORT_HOURS = 24
export const IMPORT_FILE_MAX_BYTES = 10_000_000
export const IMPORT_UNZIPPED_MAX_BYTES = 50_000_000
export const IMPORT_COLUMNS_MAX = 200
/** Empty ones too. */
export const IMPORT_ROWS_MAX = 100_000
export const ZIP_ENTRIES_MAX = 10_000
/** Hostile properties of Markdown files take seconds each. */
export const IMPORT_READ_MILLISECONDS = 60_000
/** How many problems of a file are listed. The rest is counted. */
export const IMPORT_PROBLEMS_MAX = 500
/** How much of a Markdown file can be its properties. Descriptions of fields are the longest of them. */
export const FRONT_MATTER_MAX = 100_000
/** Lengths in a SKILL.md file (agentskills.io). */
export const SKILL_NAME_MAX = 64
export const SKILL_DESCRIPTION_MAX = 1_024
/** A zip file counts its files in 16 bits. */
export const ZIP_FILES_MAX = 65_535
