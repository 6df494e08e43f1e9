import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as settings } from '#modules/settings/text/fr.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as requests } from '../fr.ts'

export const fr: Words<typeof ar> = {
  about:
    'Ce qu’une proposition dit à côté de ses chiffres. Le coordinateur choisit un modèle en rédigeant une version ; son texte y est rempli et n’y change plus.',
  kinds: { organization: 'À un organisme', trainee: 'À un stagiaire' },
  template: 'Modèle',
  proposals: 'Propositions qui en sont faites',
  text: terms.text,
  state: terms.state,
  isDefault: 'Par défaut',
  offered: settings.documents.on,
  notOffered: 'Non proposé',
  add: 'Ajouter un modèle',
  back: 'Tous les modèles',
  name: 'Nom du modèle',
  body: requests.fields.text,
  isActive: 'Proposé à la rédaction',
  activeHint: 'Le modèle par défaut reste proposé.',
  own: 'De l’académie',
  shipped: 'D’origine',
  marks: 'Champs de fusion',
  marksHelp:
    'Placez le curseur dans un texte, puis choisissez un champ à insérer. La version le remplit à sa rédaction.',
  insert: 'Insérer le champ : {{mark}}',
  preview: 'Aperçu de la proposition',
  previewOf: 'Comme le dit la proposition la plus récente, celle de la demande {{code}}.',
  previewNone: 'Aucune proposition de ce type pour l’instant : les champs apparaissent par leur nom.',
  versions: terms.versions,
  version: terms.versionNumber,
  noVersions: 'Ce texte n’a jamais été modifié.',
  useVersion: 'Mettre ce texte dans le formulaire',
  put: 'Le texte est dans le formulaire. Vérifiez-le, puis enregistrez.',
}
