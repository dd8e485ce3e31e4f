/** Signatures by the issuer's own key. Neither `none` nor a shared secret, which this server could forge itself. */
export const SIGNATURES = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
]
