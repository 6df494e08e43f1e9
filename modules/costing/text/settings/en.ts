import { en as costing } from '../en.ts'

export const en = {
  sections: { costs: { title: 'Costs and prices' } },
  settings: {
    overheadPercent: { label: costing.fields.overheadPercent, help: costing.hints.overhead },
    targetMarginPercent: { label: costing.fields.targetMarginPercent, help: 'The suggested price follows from it.' },
    priceStep: {
      label: 'Step of suggested prices',
      help: 'Rounded up to it, in whole units of the academy’s currency.',
    },
    mealsPerDay: { label: 'Meals for a trainee a day' },
    mealPrice: { label: 'Price of a meal' },
    materialsPrice: { label: 'Materials for a trainee' },
    certificatePrice: { label: 'Certificate and card for a trainee' },
    visaPrice: { label: 'Visa for a trainee' },
    examinersPrice: { label: 'Examiners and assessors for a class' },
    instructorTravelPrice: { label: 'Instructor travel and hotel for a class' },
    advertPrice: { label: 'Advertising for a class' },
    sharedRoomBy: {
      label: 'How many share a hotel room',
      help: 'Accommodation is proposed in the cheapest room that has a price for all nights. 0: none is proposed.',
    },
  },
}
