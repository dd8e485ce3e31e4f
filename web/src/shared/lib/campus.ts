// The campus's name, title, and links, as the server wrote them into the page.
import { DEFAULT_CAMPUS, type PageCampus, toPageCampus } from '@prompt-library/domain/campus'

// Vite and component tests serve pages without our server.
const inDevelopment = import.meta.env.DEV ? toPageCampus(DEFAULT_CAMPUS) : undefined

/** As the server wrote it into the page. A change shows when a page is next loaded. */
export const campus: PageCampus =
  inDevelopment ?? JSON.parse(document.documentElement.dataset['campus'] ?? '{}')
