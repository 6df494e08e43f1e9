-- may be null: band_code, band_id, band_name, published_at
create view evaluation.final_result_facts as
select f.id as final_result_id, f.registration_id, f.standing, f.percent, f.band_id, b.code as band_code, b.name as band_name, f.passed, f.published_at, f.version
from evaluation.final_result f
left join lookups.result_band b on b.id = f.band_id
where f.is_current;
