import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as accounts } from '../fr.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as users } from '#modules/accounts/text/users/fr.ts'

export const fr: Words<typeof ar> = {
  title: accounts.screens.profile,
  description: 'Votre compte tel que l’académie le voit, et ce que vous choisissez pour vous.',
  tabs: { label: 'Parties du profil', account: terms.account, security: 'Sécurité' },
  facts: {
    title: terms.account,
    nameAr: terms.nameInArabic,
    nameEn: terms.nameInEnglish,
    edit: 'Modifier le nom',
    email: terms.eMail,
    role: terms.role,
    gender: terms.gender,
    genders: users.genders,
    genderHelp: users.genderHelp,
    genderUnsaid: 'Non précisé',
    genderSaved: 'Le sexe est enregistré.',
    rights: users.fields.permissions,
    allRights: 'Toutes les autorisations : le rôle d’administrateur les ouvre toutes.',
    noRights: 'Ce que le rôle ouvre, sans autorisation supplémentaire.',
  },
  photo: {
    title: 'Photo',
    add: terms.addAPhoto,
    change: 'Changer la photo',
    remove: 'Supprimer la photo',
    removeQuestion: 'Votre photo est supprimée et vos initiales prennent sa place.',
    removed: 'La photo a été supprimée.',
    saved: 'La photo est enregistrée.',
    limits: 'JPEG, PNG ou WebP, {{limit}} au plus. Vous la voyez, ainsi que ceux qui gèrent les utilisateurs.',
    wrongType: 'Ce fichier n’est pas une image JPEG, PNG ou WebP. Choisissez-en une de {{limit}} au plus.',
    tooLarge: 'L’image dépasse {{limit}}. Réduisez-la ou choisissez-en une autre.',
    cropTitle: 'Recadrer la photo',
    cropHint:
      'Faites glisser l’image jusqu’à ce que le visage soit dans le cercle. Au clavier : les flèches la déplacent, + et − zooment.',
    area: 'Partie de l’image conservée',
    zoom: 'Zoom',
    preview: 'Aperçu de la photo',
    save: 'Enregistrer la photo',
    cancel: terms.cancel,
    unreadable:
      'L’image n’a pas pu être lue ; elle est peut-être endommagée. Ouvrez-la sur votre appareil et enregistrez-la de nouveau, ou choisissez-en une autre.',
    failed: 'La photo n’a pas été enregistrée. Vérifiez la connexion et réessayez.',
  },
  look: {
    title: 'Langue et affichage',
    hint: 'Chaque choix se voit aussitôt et s’enregistre de lui-même.',
    acting:
      'Vous agissez au nom de quelqu’un d’autre : ce que vous choisissez ici reste dans ce navigateur et n’est pas enregistré dans son compte.',
    language: terms.language,
    languageHint: 'Celle des pages et des lettres que vous recevez par e-mail.',
  },
  signIn: {
    title: 'Connexion et sécurité',
    hint: 'Comment vous vous connectez, d’où vous l’avez fait, et ce qui protège le compte.',
  },
}
