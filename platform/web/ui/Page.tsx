import { Box, Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { namePage } from '../words/page-names.ts'
import { HasHeading } from './heading.ts'
import classes from './Page.module.css'

export interface PageHeaderProps {
  readonly title: ReactNode
  readonly description?: ReactNode
  /** State of the record, beside the title. */
  readonly badge?: ReactNode
  /** Buttons at the end of the heading; at most one of them is the main action. */
  readonly actions?: ReactNode
}

export function PageHeader({ title, description, badge, actions }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => namePage(location.pathname, heading.current?.textContent?.trim() ?? ''))
  return (
    <header className={classes['header']}>
      <div className={classes['heading']}>
        <Group gap="sm" align="center">
          <Title order={1} ref={heading} className={classes['title']}>
            {title}
          </Title>
          {badge}
        </Group>
        {description && (
          <Text size="sm" c="dimmed" component="div">
            {description}
          </Text>
        )}
      </div>
      {actions && <div className={classes['actions']}>{actions}</div>}
    </header>
  )
}

/** What every screen is wrapped in: heading, then content. `form` keeps forms to a readable width. */
export function Page({
  width = 'full',
  children,
  ...header
}: PageHeaderProps & { width?: 'full' | 'form'; children: ReactNode }) {
  return (
    <Stack gap="md" className={width === 'form' ? classes['form'] : classes['full']}>
      <PageHeader {...header} />
      <HasHeading value>{children}</HasHeading>
    </Stack>
  )
}

export interface SectionProps {
  readonly title?: ReactNode
  readonly description?: ReactNode
  readonly actions?: ReactNode
  /** No padding around the content: for tables that reach the border. */
  readonly flush?: boolean
  /** Several sections bear this title: the description is part of the name. */
  readonly namedByBoth?: boolean
  readonly children: ReactNode
}

/** A card with a heading. */
export function Section({ title, description, actions, flush = false, namedByBoth = false, children }: SectionProps) {
  const headingId = useId()
  return (
    <section
      className={classes['section']}
      {...(title
        ? { 'aria-labelledby': namedByBoth && description ? `${headingId} ${headingId}-more` : headingId }
        : {})}
    >
      {(title || actions) && (
        <div className={classes['sectionHeader']}>
          <div>
            <Title order={2} id={headingId} className={classes['sectionTitle']}>
              {title}
            </Title>
            {description && (
              <Text size="sm" c="dimmed" component="div" id={`${headingId}-more`}>
                {description}
              </Text>
            )}
          </div>
          {actions && <div className={classes['actions']}>{actions}</div>}
        </div>
      )}
      <Box className={flush ? classes['flush'] : classes['body']}>{children}</Box>
    </section>
  )
}
