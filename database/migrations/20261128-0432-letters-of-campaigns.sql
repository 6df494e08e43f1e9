-- Letters of campaigns follow from whoever decided to send them, as all others do.
update platform.outbox_mail m set event_id = e.id
from campaigns.campaign_person p, platform.event e
where m.id = p.mail_id and m.event_id is null and e.kind = 'campaigns.planCampaign' and e.subject_type = 'campaign'
  and e.subject_id = p.campaign_id;
