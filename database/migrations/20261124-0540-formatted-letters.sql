-- The texts of letters are formatted from here on (decision 149): what was plain text is the same text as merge text, its
-- signs escaped, a paragraph between blank lines. The same as `mergeTextOf` in code.
create function pg_temp.merge_text(texts jsonb) returns jsonb language sql as $$
  select jsonb_object_agg(
    language,
    '<p>' || replace(
      regexp_replace(
        replace(replace(replace(replace(plain, e'\r\n', e'\n'), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'),
        e'\n(?:[ \t]*\n)+', '</p><p>', 'g'),
      e'\n', '<br />') || '</p>')
  from jsonb_each_text(texts) as each (language, plain)
$$;

update notifications.mail_template
  set body = pg_temp.merge_text(body), shipped_body = pg_temp.merge_text(shipped_body);
update notifications.mail_template_version set body = pg_temp.merge_text(body);
update notifications.status_mail
  set body = pg_temp.merge_text(body), shipped_body = pg_temp.merge_text(shipped_body);
update notifications.status_mail_version set body = pg_temp.merge_text(body);
update campaigns.advertisement
  set body = pg_temp.merge_text(body), shipped_body = pg_temp.merge_text(shipped_body);
update campaigns.advertisement_version set body = pg_temp.merge_text(body);
update campaigns.campaign set body = pg_temp.merge_text(body);

-- A picture of the academy's for its letters alone.
alter table platform.paper_image drop constraint paper_image_place_check;
alter table platform.paper_image add constraint paper_image_place_check check (place in (
  'letterhead', 'logo', 'stamp', 'directorSignature', 'registrarSignature', 'certificateBackground',
  'completionBackground', 'excellenceBackground', 'attendanceBackground', 'letterPicture'));
