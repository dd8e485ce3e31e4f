/** The address where AI tools connect. `?collection=TOKEN` chooses the collection whose prompts they offer. */
export const MCP_PATH = '/mcp'

/** Where AI tools find out how to connect without a key (RFC 9728). */
export const RESOURCE_METADATA_PATH = `/.well-known/oauth-protected-resource${MCP_PATH}`
