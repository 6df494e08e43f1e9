import { Button, Group, SimpleGrid, Stack } from '@mantine/core'
import { useRef } from 'react'
import { inLanguage, textLanguages, type Trilingual } from '#platform/shared/text.ts'
import { useCall } from '#platform/web/data.ts'
import { TextAreaField, TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import { mailTemplateActs } from '../../contract/acts.ts'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { mailTemplateFields } from '../../contract/mail-template.ts'
import { MailPreview } from './MailPreview.tsx'
import { MailVersions } from './MailVersions.tsx'
import { markName, withMarkNames } from './mark-names.ts'
import type { Template } from './template.ts'

/** One letter: its words in three languages side by side, what it would look like, and what it said before. */
export function MailTemplate({ id }: { id: number }) {
  const query = useCall(calls.getSystemMailTemplate, { ID: id })
  return (
    <QueryView query={query} module="notifications">
      {(template) => <Loaded key={template.Version} template={template} onReload={query.refetch} />}
    </QueryView>
  )
}

function Loaded({ template, onReload }: { template: Template; onReload: () => unknown }) {
  const t = useText('notifications')
  const platform = useText('platform')
  const kit = useKit()
  const language = useLanguage()
  const mayChange = template.Actions.includes('changeMailTemplate')
  const form = useRecordForm({
    module: 'notifications',
    call: calls.changeMailTemplate,
    schema: mailTemplateFields,
    initial: { Title: template.Title, Body: template.Body },
    version: template.Version,
    toInput: (values, { version }) => ({ ID: template.ID, body: { ...values, Version: version } }),
    success: platform('toasts.saved'),
    onSaved: onReload,
    onReload,
  })
  const insert = useInsert(textLanguages.find((each) => each === language) ?? 'ar', (path, text) =>
    form.setValue(path as 'Title.ar', text),
  )
  const words = form.values as Pick<Template, 'Title' | 'Body'>
  return (
    <Page
      title={<bdi>{withMarkNames(inLanguage(template.Title as Trilingual, language).text, language)}</bdi>}
      description={[
        t(`topicNames.${template.Topic}`),
        t(template.IsMailed ? 'templates.mailed' : 'templates.bellOnly'),
        t(template.IsOwn ? 'templates.own' : 'templates.shipped'),
      ].join(' | ')}
      actions={
        <>
          <Button variant="default" component={AppLink} to="/Setting/SystemMailTemplate">
            {t('templates.back')}
          </Button>
          <ActionBar
            module="notifications"
            allowed={template.Actions}
            actions={actButtons(mailTemplateActs, template, ['restoreMailTemplate'])}
            onDone={onReload}
          />
        </>
      }
    >
      <RecordForm form={form} {...(!mayChange && { page: false })}>
        <Section title={t('templates.marks')} description={t('templates.marksHelp')}>
          <Group gap="xs">
            {template.Marks.map(({ Name, IsNeeded }) => {
              const label = markName(Name, language)
              return (
                <Button
                  key={Name}
                  variant="light"
                  size="compact-sm"
                  aria-label={t('templates.insert', { mark: label })}
                  disabled={!mayChange}
                  // The text keeps the cursor.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={(event) => insert.put(Name, event.currentTarget.form)}
                >
                  {label}
                  {IsNeeded && <span aria-hidden>{'*'}</span>}
                </Button>
              )
            })}
          </Group>
        </Section>
        <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
          {textLanguages.map((each) => (
            <Section key={each} title={kit(`languages.${each}`)}>
              <Stack gap="sm" onFocusCapture={insert.notice}>
                <TextField {...form.field(`Title.${each}`)} label={t('templates.title')} maxLength={200} required />
                <TextAreaField
                  {...form.field(`Body.${each}`)}
                  label={t('templates.body')}
                  rows={7}
                  maxLength={2000}
                  required
                />
              </Stack>
            </Section>
          ))}
        </SimpleGrid>
      </RecordForm>
      {mayChange && <MailPreview id={template.ID} words={words} />}
      <MailVersions
        versions={template.Versions}
        {...(mayChange && {
          onUse: ({ Title, Body }: Pick<Template, 'Title' | 'Body'>) => {
            form.setValue('Title', Title)
            form.setValue('Body', Body)
            toast.info(t('templates.put'))
          },
        })}
      />
    </Page>
  )
}

/** Puts merge fields where the cursor last was; before it was anywhere, at the end of the text in `language`. */
function useInsert(language: string, write: (path: string, text: string) => void) {
  const last = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null)
  return {
    notice: ({ target }: { readonly target: EventTarget }) => {
      if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) last.current = target
    },
    put: (mark: string, form: HTMLFormElement | null) => {
      const field = last.current ?? form?.elements.namedItem(`Body.${language}`)
      if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return
      const from = (last.current && field.selectionStart) ?? field.value.length
      const to = (last.current && field.selectionEnd) ?? from
      const put = `{{${mark}}}`
      write(field.name, field.value.slice(0, from) + put + field.value.slice(to))
      requestAnimationFrame(() => {
        field.focus()
        field.setSelectionRange(from + put.length, from + put.length)
      })
    },
  }
}
