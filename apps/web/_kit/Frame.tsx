import { Anchor, Group, SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { AppLink } from '#platform/web/link.tsx'
import { changeSettings, useSettings } from '#platform/web/settings.ts'
import { changeLanguage, useLanguage } from '#platform/web/text.ts'
import classes from './Frame.module.css'
import { useWords } from './words.ts'

/** The bar above each page of the showcase. */
export function Frame({ children }: { children: ReactNode }) {
  const w = useWords()
  const language = useLanguage()
  const settings = useSettings()
  return (
    <div className={classes['frame']}>
      <nav className={classes['bar']} aria-label={w.title}>
        <Group gap="md">
          <Anchor component={AppLink} to="/_kit">
            {w.parts}
          </Anchor>
          <Anchor component={AppLink} to="/_kit/table">
            {w.table}
          </Anchor>
          <Anchor component={AppLink} to="/_kit/form">
            {w.form}
          </Anchor>
          <Anchor component={AppLink} to="/_kit/print">
            {w.print}
          </Anchor>
        </Group>
        <Group gap="sm">
          <SegmentedControl
            size="xs"
            aria-label={w.language}
            data={['ar', 'en', 'fr']}
            value={language}
            onChange={(value) => void changeLanguage(value as 'ar')}
          />
          <SegmentedControl
            size="xs"
            aria-label={w.theme}
            data={[
              { value: 'default', label: w.light },
              { value: 'dark', label: w.dark },
            ]}
            value={settings.theme === 'dark' ? 'dark' : 'default'}
            onChange={(theme) => changeSettings({ theme: theme as 'dark' })}
          />
        </Group>
      </nav>
      <div className={classes['main']}>{children}</div>
    </div>
  )
}
