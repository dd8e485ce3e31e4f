import { Toast } from '@base-ui/react/toast'
import { TOAST_MILLISECONDS } from '@prompt-library/domain/limits'
import { CircleAlert, CircleCheck, X } from 'lucide-react'

const manager = Toast.createToastManager()

/** Tells the person for three seconds that something worked. */
export function toastSuccess(message: string): void {
  manager.add({ description: message, type: 'success' })
}

/** Tells the person that something failed; read out at once. */
export function toastFailure(message: string): void {
  manager.add({ description: message, type: 'failure', priority: 'high' })
}

/** Where toasts appear: once in the whole app. */
export function Toaster() {
  return (
    <Toast.Provider toastManager={manager} timeout={TOAST_MILLISECONDS}>
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-4 bottom-4 z-20 flex flex-col items-center gap-2 outline-none sm:left-auto sm:items-end">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => {
    const Icon = toast.type === 'failure' ? CircleAlert : CircleCheck
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className="flex w-full max-w-sm items-start gap-3 rounded-xl border border-line bg-surface p-4 text-ink shadow-lg transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
      >
        <Icon aria-hidden className={toast.type === 'failure' ? 'mt-0.5 size-5 shrink-0 text-danger-ink' : 'mt-0.5 size-5 shrink-0 text-success'} />
        <Toast.Description className="min-w-0 flex-1" />
        <Toast.Close aria-label="Close" className="-m-1 rounded-md p-1 text-ink-soft hover:bg-sunken">
          <X aria-hidden className="size-4" />
        </Toast.Close>
      </Toast.Root>
    )
  })
}
