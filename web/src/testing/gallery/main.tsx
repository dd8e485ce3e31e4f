// Shows the gallery at /gallery.html.
import '../../app/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ignoreDoubleClicks } from '../../shared/ui/double-clicks.ts'
import { Toaster } from '../../shared/ui/toaster.tsx'
import { Gallery } from './gallery.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('gallery.html has no element #root')
ignoreDoubleClicks()
createRoot(root).render(
  <StrictMode>
    <Gallery />
    <Toaster />
  </StrictMode>,
)
