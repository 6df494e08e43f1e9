// First: the policies that everything after it runs under.
import '#platform/web/signed-in/page-security.ts'
import './styles/first.css'
import './styles/page.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { isPageKept, onSessionEnd } from '#platform/web/client.ts'
import { queryClient } from '#platform/web/data.ts'
import { markDocument } from '#platform/web/language.ts'
import { loginAddress, mayLeadToLogin } from '#platform/web/routing/guard.ts'
import { currentSession, onSessionChange } from '#platform/web/session.ts'
import { registerModules } from '#platform/web/screens.ts'
import { saveSettingsBy } from '#platform/web/settings.ts'
import { dropHiddenSight, dropSight } from '#platform/web/start/sight.ts'
import { startText, textOf } from '#platform/web/text.ts'
import { markScheme } from '#platform/web/theme/mark-scheme.ts'
import { Theme } from '#platform/web/theme/Theme.tsx'
import { keepKeyboardInDialogs } from '#platform/web/ui/dialogs/keyboard-in-dialogs.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { loadDictionary } from './dictionaries.ts'
import { modules } from './modules.ts'
import { nameFonts } from './fonts.ts'
import { LockLayer } from './shell/LockLayer.tsx'
import { isGoing } from '#platform/web/signed-in/going.ts'
import { startRouter } from './router.ts'

registerModules(modules)
markDocument()
markScheme()
dropHiddenSight()
keepKeyboardInDialogs()
const router = startRouter()
router.subscribe('onRendered', dropSight)

const toLogin = () => {
  // Whoever acted as somebody has the own session again.
  if (currentSession()) return
  const { pathname, href } = router.state.location
  if (mayLeadToLogin(pathname)) void router.navigate({ href: loginAddress(href), replace: true })
}
onSessionEnd(toLogin)

// Another person's answers must not be seen after a change of session; a log-out in another tab ends this page too.
let shownTo = currentSession()?.user.uid
let wasActing = Boolean(currentSession()?.user.acting)
onSessionChange(() => {
  const now = currentSession()?.user.uid
  if (now === shownTo || (now === undefined && isPageKept())) return
  shownTo = now
  queryClient.clear()
  const isActingOver = wasActing && now !== undefined
  wasActing = Boolean(currentSession()?.user.acting)
  if (isActingOver) {
    toast.info(textOf('platform')('acting.over'))
    // The form on the page was the person's: it does not ask to be kept, and could not be saved.
    void router.navigate({ href: '/', replace: true, ignoreBlocker: true })
  }
  if (now === undefined && !isGoing()) toLogin()
})

saveSettingsBy(
  async () => (await import('#modules/accounts/web/account-settings.ts')).saveSettings,
  () => {
    toast.info(textOf('platform')('settings.notSaved'))
  },
)

nameFonts()
// Not awaited here: the bundler makes files of doors alone where any module waits before it is done.
void startText(loadDictionary, ['platform', 'accounts', 'signin']).then(draw)

function draw(): void {
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Theme>
          <LockLayer>
            <RouterProvider router={router} />
          </LockLayer>
        </Theme>
      </QueryClientProvider>
    </StrictMode>,
  )
}
