import { Alert, Button, Group, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../format.tsx'
import { useUser } from '../../session.ts'
import { useKit } from '../../ui/useKit.ts'
import type { RecordFormState } from '../useRecordForm.ts'
import { type Draft, dropDraft, findDraft, keepDraft } from './kept-drafts.ts'

const pause = 800

/** The fields of a form, told apart from those that another version of the page had. */
const shapeOf = (values: object) => Object.keys(values).toSorted().join()

/**
 * Keeps what is typed into a long form in this browser, for one account and record, until it is saved: a browser that
 * was killed loses nothing. What was left is offered when the form is opened again, never put in by itself. `name` tells
 * the form and its record: `course 12`, `course new`.
 */
export function FormDraft({ form, name }: { form: RecordFormState; name: string }) {
  const kit = useKit()
  const format = useFormat()
  const account = useUser()?.uid ?? null
  const [offered, setOffered] = useState<Draft | null>(null)

  useEffect(() => {
    if (account === null) return
    let over = false
    void findDraft(account, name).then((draft) => {
      if (over) return
      if (draft && shapeOf(draft.values) === shapeOf(form.values)) setOffered(draft)
    })
    return () => void (over = true)
  }, [account, name])

  const typed = form.dirty ? JSON.stringify(form.values) : null
  const had = useRef(false)
  const keep = async () => {
    // Until it has been decided about, what was left before is not written over.
    if (account === null || offered || typed === null) return false
    had.current = true
    const draft = { values: JSON.parse(typed) as object, at: Date.now(), ...form.readFrom() }
    return (await keepDraft(account, name, draft)) !== null
  }
  useEffect(() => {
    if (account === null || offered) return
    if (typed === null) {
      if (had.current) void dropDraft(account, name)
      had.current = false
      return
    }
    const timer = setTimeout(() => void keep(), pause)
    return () => clearTimeout(timer)
  }, [typed, account, name, offered])

  const latest = useRef(form)
  latest.current = form
  useEffect(() => {
    form.keepTyped.current = keep
    return () => void (form.keepTyped.current = null)
  })
  // A save leads away at once.
  useEffect(
    () => () => {
      if (account !== null && had.current && latest.current.mayLeave()) void dropDraft(account, name)
    },
    [account, name],
  )

  if (!offered || account === null) return null
  return (
    <Alert color="blue" role="status" title={kit('draft.title')}>
      <Text size="sm">{kit('draft.found', { at: format.dateTime(new Date(offered.at).toISOString()) })}</Text>
      <Group gap="sm" mt="sm">
        <Button
          size="compact-sm"
          onClick={() => {
            form.bringBack(offered.values, offered.base)
            setOffered(null)
          }}
        >
          {kit('draft.bringBack')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            void dropDraft(account, name)
            setOffered(null)
          }}
        >
          {kit('draft.discard')}
        </Button>
      </Group>
    </Alert>
  )
}
