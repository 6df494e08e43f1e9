import { Text, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { Code, InstantText, Typed } from '#platform/web/format.tsx'
import { useSend } from '#platform/web/data.ts'
import { AppLink } from '#platform/web/link.tsx'
import { htmlInDigits, inDigits } from '#platform/shared/values/digits.ts'
import { useDigits, useLanguage, useText } from '#platform/web/text.ts'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import classes from './NotificationRow.module.css'

export type NotificationItem = Output<typeof calls.getUserNotification>[number]

/** The notifications in order; opening one, by a click anywhere on it, marks it as read and goes to its page. */
export function NotificationRows({ items, onOpened }: { items: readonly NotificationItem[]; onOpened?: () => void }) {
  return (
    <ul className={classes['rows']}>
      {items.map((item) => (
        <NotificationRow key={item.ID} item={item} {...(onOpened && { onOpened })} />
      ))}
    </ul>
  )
}

/** `children` stand below its words, and can be pressed by themselves. */
export function NotificationRow({
  item,
  onOpened,
  children,
}: {
  item: NotificationItem
  onOpened?: () => void
  children?: ReactNode
}) {
  const t = useText('notifications')
  const chosen = useDigits()
  // It was worded when it was told, in the digits of the academy.
  const digits = useLanguage() === 'ar' ? chosen : 'arab'
  const read = useSend(calls.setNotificationAsRead, { quiet: true })
  const open = () => {
    if (!item.IsRead) void read.send({ notificationId: item.ID })
    if (item.Href) onOpened?.()
  }
  const title = (
    <>
      <Title text={inDigits(item.Title, digits)} />
      {!item.IsRead && <span className={classes['aside']}>{t('unread')}</span>}
    </>
  )
  return (
    <li className={classes['row']} data-unread={!item.IsRead}>
      <span className={classes['dot']} aria-hidden />
      <div className={classes['words']}>
        {item.Href ? (
          <AppLink to={item.Href as '/'} className={classes['title']} onClick={open}>
            {title}
          </AppLink>
        ) : item.IsRead ? (
          <span className={classes['title']}>{title}</span>
        ) : (
          <UnstyledButton className={classes['title']!} onClick={open}>
            {title}
          </UnstyledButton>
        )}
        <Text size="sm" c="dimmed" component="div" dir="auto" className={classes['subject']!}>
          <RichTextView html={htmlInDigits(item.Subject, digits)} />
        </Text>
        <Text size="xs" c="dimmed" component="div">
          <InstantText at={item.CreatedAt} />
        </Text>
        {children}
      </div>
    </li>
  )
}

/** Codes in a title stay on one line, left to right. */
function Title({ text }: { text: string }) {
  return (
    <Typed>
      {text.split(/([A-Z]{2,}(?:-[A-Z0-9]+)+)/).map((part, at) => (at % 2 === 1 ? <Code key={at}>{part}</Code> : part))}
    </Typed>
  )
}
