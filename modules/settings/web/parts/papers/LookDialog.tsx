import { Group, Stack, Text } from '@mantine/core'
import { access } from '#platform/shared/access.ts'
import { posts, type Post } from '#platform/shared/document/document.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Colon, usePick } from '#platform/web/format.tsx'
import { CheckboxGroupField, RadioField, SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { WhyNot } from '#platform/web/ui/acts/WhyNot.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { settingsCalls as calls } from '../../../contract/calls.ts'
import { documentLookFields } from '../../../contract/document-looks.ts'
import { addressesOf, type Look, type Looks } from './around.ts'
import { PaperPreview } from './PaperPreview.tsx'
import classes from './Papers.module.css'
import { useSigning } from './useSigning.ts'

interface Edited {
  readonly look: Look
  readonly looks: Looks
  readonly onReload: () => unknown
  readonly onClose: () => void
}

/** What the academy says of one document, beside the document as it would be printed. */
export function LookDialog(edited: Edited) {
  const t = useText('settings')
  const pick = usePick()
  return (
    <Dialog
      opened
      onClose={edited.onClose}
      title={t('documents.edit', { title: pick(edited.look.Title) })}
      size="72rem"
    >
      <LookForm {...edited} />
    </Dialog>
  )
}

function LookForm({ look, looks, onReload, onClose }: Edited) {
  const t = useText('settings')
  const platform = useText('platform')
  const pick = usePick()
  const signing = useSigning()
  const { data: images } = useCall(calls.getPaperImages, {})
  const form = useRecordForm({
    module: 'settings',
    call: calls.changeDocumentLook,
    schema: documentLookFields,
    initial: {
      IsOff: look.IsOff,
      OwnTitle: look.OwnTitle,
      Footer: look.Footer,
      SignedBy: look.SignedBy as Post[] | null,
    },
    version: look.Version,
    toInput: (values, { version }) => ({ body: { ...values, Key: look.Key, Version: version } }),
    success: platform('toasts.saved'),
    onSaved: onClose,
    onReload,
  })
  const { SignedBy } = form.values
  const choose = (signers: Post[] | null) => form.setValue('SignedBy', signers)
  return (
    <div className={classes['beside']}>
      <RecordForm form={form} page={false} onCancel={onClose}>
        <SwitchField {...form.field('IsOff')} label={t('documents.off')} description={t('documents.offHelp')} />
        <TrilingualField
          {...form.field('OwnTitle')}
          label={t('documents.ownTitle')}
          description={t('documents.ownTitleHelp', { title: pick(look.Title) })}
          maxLength={120}
        />
        {looks.MayChooseSignatories ? (
          <>
            <RadioField
              value={SignedBy === null ? 'usual' : 'own'}
              onChange={(chosen) => choose(chosen === 'usual' ? null : [...look.UsuallySignedBy])}
              label={t('documents.signedBy')}
              options={[
                { value: 'usual', label: t('documents.asUsual', { who: signing(look.UsuallySignedBy) }) },
                { value: 'own', label: t('documents.ownSignatories') },
              ]}
            />
            {SignedBy !== null && (
              <CheckboxGroupField
                value={SignedBy}
                onChange={(chosen) => choose(posts.filter((post) => (chosen ?? []).includes(post)))}
                options={posts.map((post) => ({ value: post, label: t(`documents.posts.${post}`) }))}
                label={t('documents.ownSignatories')}
              />
            )}
          </>
        ) : (
          <Stack gap={2}>
            <Text size="sm" fw={500}>
              {t('documents.signedBy')}
            </Text>
            <Group gap="xs">
              <Text size="sm">{signing(SignedBy ?? look.UsuallySignedBy)}</Text>
              <WhyNot needs={access.admin} what={t('documents.signedBy')} />
            </Group>
          </Stack>
        )}
        <TrilingualField {...form.field('Footer')} label={t('documents.footer')} maxLength={400} />
        {look.Series && (
          <Text size="sm" c="dimmed">
            {t(`series.keys.${look.Series.Key}`)}
            <Colon />
            <Code>{look.Series.Next}</Code>
          </Text>
        )}
      </RecordForm>
      <PaperPreview looks={looks} choices={[look]} images={addressesOf(images?.Items ?? [])} said={form.values} />
    </div>
  )
}
