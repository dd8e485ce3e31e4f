// What tools read before they connect: who can give them tokens (RFC 9728), and how they get them (RFC 8414).
import { MCP_PATH } from '@prompt-library/contract/mcp'
import { pages } from '@prompt-library/contract/pages'

// The ones that tools expect if they don't read the metadata.
export const TOKEN_PATH = '/token'
export const REGISTER_PATH = '/register'
export const REVOKE_PATH = '/revoke'

const SCOPES = ['read', 'write']

export function resourceMetadata(publicUrl: string, siteTitle: string) {
  return {
    resource: publicUrl + MCP_PATH,
    resource_name: siteTitle,
    authorization_servers: [publicUrl],
    scopes_supported: SCOPES,
    bearer_methods_supported: ['header'],
  }
}

export function serverMetadata(publicUrl: string) {
  return {
    issuer: publicUrl,
    authorization_endpoint: publicUrl + pages.authorize.path,
    token_endpoint: publicUrl + TOKEN_PATH,
    registration_endpoint: publicUrl + REGISTER_PATH,
    revocation_endpoint: publicUrl + REVOKE_PATH,
    scopes_supported: SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  }
}
