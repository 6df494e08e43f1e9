import { Alert, Button, Group, List, Stack, Text } from '@mantine/core'
import { type FormEvent, type ReactNode, useLayoutEffect, useState } from 'react'
import { useFormat } from '../format.tsx'
import { AppLink } from '../link.tsx'
import { type Translate, useText } from '../text.ts'
import { useSentence } from '../ui/states/ErrorState.tsx'
import { lazyPart } from '../ui/states/lazy-part.tsx'
import { useDialogHold } from '../ui/dialogs/dialog-hold.ts'
import { useInSight } from '../ui/useInSight.ts'
import { useKit } from '../ui/useKit.ts'
import { strayErrors } from './field-errors.ts'
import classes from './RecordForm.module.css'
import { SaidChoices, type SayChoice } from './said-choices.ts'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import { useFieldError } from './useFieldError.ts'
import type { RecordFormState } from './useRecordForm.ts'

// Two people seldom save one record at once.
const ChangedFields = lazyPart(async () => (await import('./ChangedFields.tsx')).ChangedFields)

export interface RecordFormProps {
  readonly form: RecordFormState
  readonly children: ReactNode
  readonly submitLabel?: string
  readonly cancelLabel?: string
  readonly cancelHref?: string
  readonly onCancel?: () => void
  /** Beside the buttons, at the start of the line. */
  readonly extra?: ReactNode
  /** False in dialogs: no card, buttons not sticky; the `Dialog` around it asks before it closes. */
  readonly page?: boolean
  /** A further condition for sending. */
  readonly sendable?: boolean
}

/** The form of one record: refusals above, fields, Save and Cancel at the foot, and the guard of unsaved changes. */
export function RecordForm({ form, children, page = true, sendable = true, extra, ...labels }: RecordFormProps) {
  const kit = useKit()
  const format = useFormat()
  const wrong = Object.keys(form.errors).length
  const [said] = useState(() => new Map<string, SayChoice>())
  useDialogHold(form.mayLeave)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a dialog of another form: React bubbles the event through portals.
    event.stopPropagation()
    void form.submit()
  }
  return (
    <form
      id={form.id}
      onSubmit={submit}
      noValidate
      className={classes['form']}
      data-page={page || undefined}
      aria-busy={form.sending}
    >
      {form.changed ? <ChangedFields form={form} changed={form.changed} said={said} /> : <Refused form={form} />}
      <div className={classes['fields']}>
        <SaidChoices value={said}>
          <Stack gap="md">{children}</Stack>
        </SaidChoices>
      </div>
      <div className={classes['foot']} data-foot>
        <div className={classes['note']} role="status">
          {wrong > 0 ? (
            <Text size="sm" c="var(--mantine-color-error)">
              {kit('form.wrongFields', { count: wrong, shown: format.number(wrong) })}
            </Text>
          ) : (
            extra
          )}
        </div>
        {/* In a dialog of a phone two long labels stand one below the other; the bar of a page keeps to one line. */}
        <Group gap="sm" justify="flex-end" wrap={page ? 'nowrap' : 'wrap'}>
          {labels.cancelHref && (
            <Button variant="default" component={AppLink} to={labels.cancelHref as '/'}>
              {labels.cancelLabel ?? kit('cancel')}
            </Button>
          )}
          {labels.onCancel && (
            <Button variant="default" onClick={labels.onCancel} disabled={form.sending}>
              {labels.cancelLabel ?? kit('cancel')}
            </Button>
          )}
          <Button type="submit" loading={form.sending} disabled={!sendable}>
            {labels.submitLabel ?? kit('save')}
          </Button>
        </Group>
      </div>
      <UnsavedGuard
        mayLeave={form.mayLeave}
        keep={async () => (await form.keepTyped.current?.()) ?? false}
        pathOnly={!page}
      />
    </form>
  )
}

/** What the server refused, and wrong values that no field on screen shows. */
function Refused({ form }: { form: RecordFormState }) {
  const kit = useKit()
  const format = useFormat()
  const sentence = useSentence(form.module)
  const fieldError = useFieldError(form.module)
  const t = useText(form.module ?? 'kit') as Translate
  const stray = useStrayErrors(form)
  const changed = form.problem?.code === 'changedMeanwhile'
  // Wrong fields have the keyboard already.
  const seen = useInSight(form.problem?.fields.length === 0 ? form.problem : null)
  if (!form.problem && stray.length === 0) return null
  return (
    <Alert
      color={changed ? 'yellow' : 'red'}
      title={changed ? kit('form.changedTitle') : kit('form.sendFailed')}
      role="alert"
      {...seen}
      className={classes['refused']!}
    >
      {form.problem && <Text size="sm">{sentence(form.problem)}</Text>}
      {stray.length > 0 && (
        <List size="sm">
          {stray.map(([path, code]) => {
            const named = t.maybe(`fields.${fieldNameOf(path)}`, '')
            return (
              <List.Item key={path}>
                {named ? `${named}${format.colon}${fieldError(code)}` : fieldError(code)}
              </List.Item>
            )
          })}
        </List>
      )}
      {changed && form.reload && (
        <Button mt="sm" variant="default" size="compact-sm" onClick={form.reload}>
          {kit('reload')}
        </Button>
      )}
    </Alert>
  )
}

/** Known only after the fields have rendered: some stand in components that render after this one. */
function useStrayErrors(form: RecordFormState): readonly (readonly [string, string])[] {
  const [stray, setStray] = useState<readonly (readonly [string, string])[]>([])
  useLayoutEffect(() => {
    const now = Object.entries(strayErrors(form.errors, form.shown))
    setStray((former) => (JSON.stringify(former) === JSON.stringify(now) ? former : now))
  })
  return stray
}

/** `Sessions.0.StartDate` → `startDate`, as modules name the words of their fields. */
function fieldNameOf(path: string): string {
  const last = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
  return last.charAt(0).toLowerCase() + last.slice(1)
}
