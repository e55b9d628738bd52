/** What people would make of the operations of the wide document, written down one by one; all that is not named is of rows. */
const shapes: Readonly<Record<string, string>> = {
  disk_bulk_delete: 'page',
  instance_stop_all: 'page',
  // All of them at once is no way to delete one.
  snapshot_prune: 'page',
  fence_post_list: 'pair',
  fence_post_add: 'pair',
  fence_post_remove: 'pair',
  mast_disk_list: 'link',
  mast_disk_link: 'link',
  mast_disk_unlink: 'link',
  disk_mast_list: 'link',
  almanac_view: 'singleton',
  almanac_update: 'singleton',
  tide_table_view: 'singleton',
  project_almanac_view: 'single',
  project_almanac_update: 'single',
  project_almanac_reset: 'action',
  storm_confirm: 'action',
  // An address has one step for a row, this has a key of two.
  slot_view: 'page',
  log_search: 'page',
  forecast_text: 'page',
  disk_refresh: 'action',
  log_download: 'page',
  log_upload: 'page',
  garden_policy_view: 'single',
  garden_policy_update: 'single',
  crew_member_list: 'view',
  crew_member_instance_add: 'page',
  crew_member_instance_delete: 'page',
  crew_member_instance_view: 'page',
  instance_crew_list: 'child',
  // Beside its like the list of a page that has moved.
  sled_snapshot_list: 'page',
  system_disk_list: 'view',
}

export const shapeOf = (id: string): string => shapes[id] ?? 'entity'
