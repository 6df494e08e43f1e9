import { Text } from '@mantine/core'
import type { Role } from '#platform/shared/access.ts'
import { Typed } from '#platform/web/format.tsx'
import { CheckboxGroupField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { viewsCalls as calls } from '../../contract/calls.ts'
import { sharedFields, viewName, viewRoles } from '../../contract/views.ts'
import type { Definition, View } from './view.ts'

/** What is asked for before a view is saved. */
export type ViewAsked = { readonly kind: 'save' } | { readonly kind: 'rename' | 'share' | 'usual'; readonly view: View }

interface Props {
  readonly asked: ViewAsked
  /** The list's name. */
  readonly list: string
  /** How it is seen now. */
  readonly definition: Definition
  readonly onClose: () => void
  readonly onSaved: (id: number) => unknown
}

/** Names a view, or says who sees it and whose lists begin with it. */
export function ViewDialog(props: Props) {
  const t = useText('views')
  const { asked, onClose } = props
  const titles = {
    save: t('acts.addView.do'),
    rename: t('rename'),
    share: t('acts.shareView.do'),
    usual: t('acts.setUsualView.do'),
  }
  return (
    <Dialog opened onClose={onClose} title={titles[asked.kind]}>
      {asked.kind === 'save' || asked.kind === 'rename' ? (
        <NameForm {...props} view={asked.kind === 'rename' ? asked.view : null} />
      ) : (
        <RolesForm {...props} kind={asked.kind} view={asked.view} />
      )}
    </Dialog>
  )
}

function NameForm({ view, list, definition, onClose, onSaved }: Props & { view: View | null }) {
  const t = useText('views')
  const form = useRecordForm({
    module: 'views',
    call: view ? calls.editView : calls.addView,
    schema: viewName,
    initial: { Name: view?.Name ?? '' },
    ...(view && { version: view.Version }),
    toInput: ({ Name }, { version }) =>
      (view
        ? { ID: view.ID, body: { Name, Definition: view.Definition, Version: version } }
        : { body: { List: list, Name, Definition: definition } }) as never,
    success: t('saved'),
    onSaved: (answer) => onSaved((answer as { ID: number }).ID),
  })
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <TextField
        {...form.field('Name')}
        label={t('fields.name')}
        description={view ? undefined : t('hints.saved')}
        maxLength={80}
        required
      />
    </RecordForm>
  )
}

function RolesForm({ kind, view, onClose, onSaved }: Props & { kind: 'share' | 'usual'; view: View }) {
  const t = useText('views')
  const platform = useText('platform')
  const form = useRecordForm({
    module: 'views',
    call: kind === 'share' ? calls.shareView : calls.setUsualView,
    schema: sharedFields,
    initial: { Roles: [...(kind === 'share' ? view.Roles : view.UsualFor)] as Role[] },
    version: view.Version,
    toInput: ({ Roles }, { version }) => ({ ID: view.ID, body: { Roles, Version: version } }) as never,
    success: t('saved'),
    onSaved: () => onSaved(view.ID),
  })
  const offered = kind === 'share' ? viewRoles : view.Roles
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <Text fw={600}>
        <Typed>{view.Name}</Typed>
      </Text>
      <Text size="sm" c="dimmed">
        {t(kind === 'share' ? 'hints.shared' : 'hints.usual')}
      </Text>
      <CheckboxGroupField
        {...form.field('Roles')}
        label={t(kind === 'share' ? 'fields.roles' : 'fields.usualFor')}
        options={offered.map((role) => ({ value: role as Role, label: platform(`roles.${role}`) }))}
      />
    </RecordForm>
  )
}
