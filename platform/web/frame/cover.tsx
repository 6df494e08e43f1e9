import { Button } from '@mantine/core'
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { leavePageFreely } from '../forms/leaving.ts'
import { currentSession } from '../session.ts'
import { useText } from '../text.ts'
import classes from './Covered.module.css'

/**
 * What covers every page, in a file of its own. It comes with the first sign that somebody types: a cover may be due
 * weeks later, when a newer version has taken the place of its file, and what was typed must not be lost to a reload.
 * Where nothing was typed, the page then reloads by itself, into the newer version and behind the same cover.
 */
export function cover<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let coming: Promise<{ default: ComponentType<Props> }> | null = null
  const fetched = () =>
    (coming ??= load().then(
      (Part) => ({ default: Part }),
      (lost: unknown) => {
        coming = null
        throw lost
      },
    ))
  const ahead = () => {
    // Who is signing in waits for other files.
    if (currentSession()) void fetched().then(() => removeEventListener('input', ahead, true), ignore)
  }
  addEventListener('input', ahead, true)
  const Part = lazy(fetched) as ComponentType<Props>
  return function Cover(props: Props) {
    return (
      <IntoNewVersion>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </IntoNewVersion>
    )
  }
}

// It is fetched again when it is due.
const ignore = () => {}

class IntoNewVersion extends Component<{ children: ReactNode }, { lost: boolean }> {
  override state = { lost: false }
  static getDerivedStateFromError = () => ({ lost: true })
  override componentDidCatch = () => void reloadOnce()
  override render = () => (this.state.lost ? <Lost /> : this.props.children)
}

const name = 'coverReloadedAt'
const pause = 60_000

/** Where the server is reached, and not again and again. */
async function reloadOnce(): Promise<void> {
  const last = Number(sessionStorage.getItem(name) ?? 0)
  if (Date.now() - last < pause) return
  const reached = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
  if (!reached?.ok) return
  sessionStorage.setItem(name, String(Date.now()))
  reload()
}

function reload(): void {
  leavePageFreely()
  location.reload()
}

function Lost() {
  const t = useText('platform')
  return (
    <main className={classes['lost']}>
      <h1>{t('pages.chunk.title')}</h1>
      <p>{t('pages.chunk.sentence')}</p>
      <Button onClick={reload}>{t('actions.reload')}</Button>
    </main>
  )
}
