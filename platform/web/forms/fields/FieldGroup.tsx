import { Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './FieldGroup.module.css'

/** Fields of a form that belong together, under a heading. */
export function FieldGroup({
  title,
  description,
  children,
}: {
  title: ReactNode
  description?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes['group']}>
      <div className={classes['heading']}>
        <Title order={2} id={id} className={classes['title']}>
          {title}
        </Title>
        {description && (
          <Text size="sm" c="dimmed">
            {description}
          </Text>
        )}
      </div>
      <Stack gap="md">{children}</Stack>
    </section>
  )
}
