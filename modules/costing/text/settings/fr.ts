import { fr as costing } from '../fr.ts'

export const fr = {
  sections: { costs: { title: 'Coûts et prix' } },
  settings: {
    overheadPercent: { label: costing.fields.overheadPercent, help: costing.hints.overhead },
    targetMarginPercent: { label: costing.fields.targetMarginPercent, help: 'Le prix proposé en découle.' },
    priceStep: {
      label: 'Pas des prix proposés',
      help: 'Arrondis au pas supérieur, en unités entières de la devise de l’académie.',
    },
    mealsPerDay: { label: 'Repas par stagiaire et par jour' },
    mealPrice: { label: 'Prix d’un repas' },
    materialsPrice: { label: 'Supports par stagiaire' },
    certificatePrice: { label: 'Certificat et carte par stagiaire' },
    visaPrice: { label: 'Visa par stagiaire' },
    examinersPrice: { label: 'Examinateurs et évaluateurs par session' },
    instructorTravelPrice: { label: 'Voyage et hôtel du formateur par session' },
    advertPrice: { label: 'Publicité par session' },
    sharedRoomBy: {
      label: 'Nombre de personnes par chambre',
      help: 'L’hébergement est proposé dans la chambre la moins chère qui a un prix pour toutes les nuits. 0 : aucun.',
    },
  },
}
