import { Button } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { AppLink } from '../../link.tsx'
import { Section } from '../Page.tsx'
import { useKit } from '../useKit.ts'
import classes from './RecordPage.module.css'

/** What waits for somebody in a record; not there where no line is in it. */
export function OpenNow({ children }: { children: ReactNode }) {
  const kit = useKit()
  return (
    <div className={classes['open']}>
      <Section title={kit('openNow')}>
        <ul className={classes['lines']}>
          <Suspense>{children}</Suspense>
        </ul>
      </Section>
    </div>
  )
}

/** One thing that waits, and the link to where it is done. */
export function OpenThing({ act, href, children }: { act: string; href: string; children: ReactNode }) {
  return (
    <li className={classes['line']}>
      <span>{children}</span>
      <Button component={AppLink} to={href as '/'} variant="light" size="compact-sm">
        {act}
      </Button>
    </li>
  )
}
