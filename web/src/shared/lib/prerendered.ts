/**
 * Whether the app is taking over a prerendered page. Until it has, each part renders what was prerendered, whatever the
 * session and this device say: React needs the same elements to attach to. Queries wait, too.
 */
export { useIsRestoring as useIsPrerendered } from '@tanstack/react-query'
