/** The address where AI tools connect. `?collection=TOKEN` chooses the collection whose prompts they offer. */
export const MCP_PATH = '/mcp'
