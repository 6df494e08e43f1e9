import { Alert, Anchor, Drawer, Group, Stack } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, InstantText, Localized, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { href } from '#platform/web/href.ts'
import { useUser } from '#platform/web/session.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { auditCalls } from '../../contract/calls.ts'
import classes from './audit.module.css'
import { Changes } from './Changes.tsx'
import { Subject, Who } from './columns.tsx'
import { documentField, useDocumentTitles } from './document-titles.ts'
import { useFieldWords, useKindWords } from './kind-words.ts'
import { FieldValue } from './FieldValue.tsx'
import { subjectPage } from './subject-page.ts'

type Entry = Output<typeof auditCalls.getAuditEntry>

/** One row beside the list: who, what, on what, the fields before and after, and its seal. */
export default function EntryDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText('audit')
  const kit = useKit()
  const query = useCall(auditCalls.getAuditEntry, { ID: id }, { keep: false })
  const wordOf = useKindWords(query.data ? [query.data.Kind] : [])
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="42rem"
      title={query.data ? wordOf(query.data.Kind) : t('entry.title')}
      closeButtonProps={{ 'aria-label': kit('close') }}
    >
      <QueryView query={query} module="audit">
        {(entry) => <EntryView entry={entry} />}
      </QueryView>
    </Drawer>
  )
}

function EntryView({ entry }: { entry: Entry }) {
  const t = useText('audit')
  const maybe = (useText('audit') as Translate).maybe
  const format = useFormat()
  const reader = useUser()
  const isOwn = reader !== null && (entry.OnBehalfOfID ?? entry.ActorID) === reader.uid
  const page = subjectPage(entry.SubjectType, entry.SubjectID, { data: entry.Data, isOwn })
  const isChange = entry.Before !== null || entry.After !== null
  const data = besides(entry)
  const title = useDocumentTitles([entry.Kind])(entry)
  const wordOf = useFieldWords(entry.Kind)
  return (
    <Stack gap="md">
      <Section title={t('entry.facts')}>
        <KeyValues
          columns={2}
          items={[
            { label: t('columns.at'), value: <InstantText at={entry.At} /> },
            { label: t('columns.who'), value: <Who row={entry} /> },
            { label: t('columns.subject'), value: <Subject row={entry} /> },
            { label: t('columns.address'), value: <Code>{entry.Address}</Code> },
            { label: t('columns.request'), value: <Code>{entry.RequestID}</Code> },
          ]}
        />
        <Group gap="md" mt="sm">
          {page && (
            <Anchor component={AppLink} to={page as '/'} size="sm">
              {t('entry.open')}
            </Anchor>
          )}
          {entry.SubjectID > 0 && (
            <Anchor
              component={AppLink}
              size="sm"
              to={href('/pages/audit', {}, { SubjectType: entry.SubjectType, SubjectID: entry.SubjectID }) as '/'}
            >
              {t('entry.sameSubject')}
            </Anchor>
          )}
          {entry.RequestID && (
            <Anchor component={AppLink} size="sm" to={href('/pages/audit', {}, { RequestID: entry.RequestID }) as '/'}>
              {t('entry.sameRequest')}
            </Anchor>
          )}
        </Group>
      </Section>
      {entry.IsWithheld && <Alert color="blue">{t('entry.withheld')}</Alert>}
      {isChange && !(entry.IsWithheld && isEmpty(entry)) && (
        <Section title={t('entry.changes')} flush>
          <Changes
            kind={entry.Kind}
            before={entry.Before}
            after={entry.After}
            setting={typeof entry.Data?.['setting'] === 'string' ? entry.Data['setting'] : undefined}
          />
        </Section>
      )}
      {data.length > 0 && (
        <Section title={t('entry.data')}>
          <KeyValues
            columns={2}
            items={data.map(([key, value]) => ({
              label: maybe(`data.${key}`) || wordOf(key) || <Code>{key}</Code>,
              value:
                title && key === documentField(entry.Kind) ? (
                  <Localized text={title} />
                ) : (
                  <FieldValue kind={entry.Kind} field={key} value={value} />
                ),
              wide: typeof value === 'object' && value !== null,
            }))}
          />
        </Section>
      )}
      <Section title={t('entry.sealTitle')}>
        {entry.Seal ? (
          <KeyValues
            columns={2}
            items={[
              { label: t('entry.seal'), value: format.number(entry.Seal.Number) },
              { label: t('entry.sealedAt'), value: <InstantText at={entry.Seal.SealedAt} /> },
              {
                label: t('entry.link'),
                wide: true,
                value: (
                  <bdi dir="ltr" className={classes['hash']}>
                    {entry.Seal.Hash}
                  </bdi>
                ),
              },
            ]}
          />
        ) : (
          t('entry.waiting')
        )}
      </Section>
    </Stack>
  )
}

const isEmpty = ({ Before, After }: Entry) => Object.keys({ ...Before, ...After }).length === 0

/** What the data tell that the change and the head do not. */
function besides({ Data, Before, After }: Entry): [string, unknown][] {
  const said = new Set(
    [...Object.values(Before ?? {}), ...Object.values(After ?? {})].map((each) => JSON.stringify(each)),
  )
  return Object.entries(Data).filter(
    ([key, value]) => !said.has(JSON.stringify(value)) && key !== 'setting' && !(key === 'action' && After),
  )
}
