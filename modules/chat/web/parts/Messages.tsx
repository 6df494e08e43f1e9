import { Button, Text } from '@mantine/core'
import { Fragment, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import type { Thread } from '../../rules/thread.ts'
import type { Message } from '../sending/kept-message.ts'
import classes from './Chat.module.css'
import { dayAt, useWhen } from './when.ts'

interface Props {
  readonly thread: Thread<Message>
  readonly label: string
  readonly older: () => Promise<void>
  readonly draw: (message: Message, named: boolean) => ReactNode
  /** What stands behind the last message: those on their way. */
  readonly tail?: ReactNode
  /** Changes with what stands there. */
  readonly tailLength?: number
  /** Called when the end is in sight. */
  readonly onEnd?: ((seq: number) => void) | undefined
}

const near = 80

/** The messages of a room under the days of the academy, the newest at the foot and in sight. */
export function Messages({ thread, label, older, draw, tail, tailLength = 0, onEnd }: Props) {
  const t = useText('chat')
  const when = useWhen()
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const [isBelow, setIsBelow] = useState(false)
  const [bringing, setBringing] = useState(false)
  const { messages } = thread
  const last = messages.at(-1)?.Seq ?? 0
  const first = messages[0]?.Seq ?? 0
  const before = useRef({ first, height: 0 })

  // Who reads the end goes on reading it; who reads further up stays where they are, also when older ones come above.
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    if (atEnd.current) element.scrollTop = element.scrollHeight
    else if (first < before.current.first) element.scrollTop += element.scrollHeight - before.current.height
    else setIsBelow(true)
    before.current = { first, height: element.scrollHeight }
  }, [first, last, tailLength])
  // A picture that comes later makes it longer.
  useEffect(() => {
    const element = box.current
    const content = element?.firstElementChild
    if (!element || !content) return
    const follow = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight
    })
    follow.observe(content)
    return () => follow.disconnect()
  }, [])
  useEffect(() => {
    const told = () => atEnd.current && document.visibilityState === 'visible' && last > 0 && onEnd?.(last)
    told()
    document.addEventListener('visibilitychange', told)
    return () => document.removeEventListener('visibilitychange', told)
  }, [last, onEnd])

  const onScroll = () => {
    const element = box.current!
    const was = atEnd.current
    atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < near
    before.current = { first, height: element.scrollHeight }
    if (!atEnd.current) return
    setIsBelow(false)
    if (!was && last > 0) onEnd?.(last)
  }
  const toEnd = () => {
    atEnd.current = true
    setIsBelow(false)
    box.current!.scrollTop = box.current!.scrollHeight
    if (last > 0) onEnd?.(last)
  }
  const bring = async () => {
    setBringing(true)
    atEnd.current = false
    await older().finally(() => setBringing(false))
  }

  return (
    <div className={classes['scrolled']}>
      <div
        ref={box}
        className={classes['messages']}
        role="log"
        aria-label={label}
        // Scrolled with the keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
      >
        <ol className={classes['lines']}>
          {!thread.isWhole && (
            <li className={classes['middle']}>
              <Button variant="default" size="xs" loading={bringing} onClick={() => void bring()}>
                {t('olderOnes')}
              </Button>
            </li>
          )}
          {messages.length === 0 && tailLength === 0 && (
            <li>
              <EmptyState sentence={t('noMessages')} />
            </li>
          )}
          {messages.map((message, at) => {
            const former = messages[at - 1]
            const day = dayAt(message.SentAt)
            const isNewDay = !former || dayAt(former.SentAt) !== day
            return (
              <Fragment key={message.Seq}>
                {isNewDay && (
                  <li className={classes['middle']}>
                    <Text span size="xs" className={classes['day']!}>
                      {when.day(day)}
                    </Text>
                  </li>
                )}
                {draw(message, isNewDay || former.MemberID !== message.MemberID)}
              </Fragment>
            )
          })}
          {tail}
        </ol>
      </div>
      {isBelow && (
        <Button size="xs" className={classes['below']!} onClick={toEnd}>
          {t('newOnes')}
        </Button>
      )}
    </div>
  )
}
